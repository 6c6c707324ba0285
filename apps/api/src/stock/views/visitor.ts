import { createHmac, hash } from 'node:crypto'
import { isbot } from 'isbot'
import type { Visitor } from '../../core/contract.ts'
import { networkOf } from '../../core/network.ts'

/** What is counted of a listing on the server; other figures stand in tables of their own. */
export const viewKinds = ['shown', 'opened', 'revealed', 'shared'] as const
export type ViewKind = (typeof viewKinds)[number]

/** What people do before they order, one by one; each is counted once a day for a person. */
export const funnelSteps = ['searched', 'opened', 'priced', 'basket'] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** Every browser says what it is; whoever says nothing is a program. */
export function isRobot(userAgent: string): boolean {
  return userAgent === '' || isbot(userAgent)
}

/**
 * A person for one day: nobody can lead it back to an address once the day's key is gone. Two people of one household with
 * the same browser are one, and somebody who changes from Wi-Fi to the telephone's network is two (decision 40).
 */
export function visitorOf(key: Buffer, { ip, userAgent }: Visitor): Buffer {
  return createHmac('sha256', key)
    .update(`${networkOf(ip)}\n${userAgent}`)
    .digest()
}

/** That somebody looked at something, as a signed 64-bit number. Marks of the same person have nothing in common. */
export function viewMark(visitor: Buffer, kind: ViewKind, productId: number): string {
  return markOf(visitor, `${kind} ${productId}`)
}

/** That somebody is a seller, or of the shop's staff (null). */
export function insiderMark(visitor: Buffer, vendorId: number | null): string {
  return markOf(visitor, vendorId === null ? 'staff' : `vendor ${vendorId}`)
}

/** That somebody came by a supporter's link. */
export function linkMark(visitor: Buffer): string {
  return markOf(visitor, 'link')
}

/** That somebody took a step. */
export function stepMark(visitor: Buffer, step: FunnelStep): string {
  return markOf(visitor, `step ${step}`)
}

function markOf(visitor: Buffer, what: string): string {
  const digest = hash('sha256', Buffer.concat([visitor, Buffer.from(what)]), 'buffer')
  return digest.readBigInt64BE().toString()
}
