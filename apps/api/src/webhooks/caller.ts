import type { Account } from '../core/account.ts'
import type { Context } from '../core/context.ts'
import { sellerIdOf } from '../core/vendor-of.ts'
import { findAgentOf } from '../supporters/agents/agent.store.ts'
import { notAgent } from '../supporters/agents/not-agent.ts'
import type { WebhookSide } from './tables.ts'

/** Whose endpoints a caller sees: their own of a side, or all of the shop's. */
export interface Owner {
  side: WebhookSide
  ownerId: number
}

/** For whom somebody acts here, and who it is. */
export interface Caller extends Owner {
  actorId: number
}

export interface Called {
  account: Account
}

type Act<Asked, Done> = (context: Context, caller: Caller, call: Asked) => Promise<Done>

/** The same act for a seller: the contract asks for the right to own, which the vendor alone has. */
export function asSeller<Asked, Done>(act: Act<Asked, Done>) {
  return (context: Context, call: Asked & Called): Promise<Done> => {
    const { account } = call
    return act(context, { side: 'seller', ownerId: sellerIdOf(account), actorId: account.id }, call)
  }
}

/** For a supporter, who has joined the programme. */
export function asSupporter<Asked, Done>(act: Act<Asked, Done>) {
  return async (context: Context, call: Asked & Called): Promise<Done | typeof notAgent> => {
    const { account } = call
    if (!(await findAgentOf(context.db, account.id))) return notAgent
    return act(context, { side: 'supporter', ownerId: account.id, actorId: account.id }, call)
  }
}

/** For the shop. */
export function asStaff<Asked, Done>(act: Act<Asked, Done>) {
  return (context: Context, call: Asked & Called): Promise<Done> =>
    act(context, { side: 'staff', ownerId: call.account.id, actorId: call.account.id }, call)
}
