import { actingKeyName } from '../../core/acting-key.ts'
import type { Context } from '../../core/context.ts'
import type { Access } from '../../platform/http/access.ts'
import { vendorOf } from '../../core/vendor-of.ts'
import { insertAct } from './team.store.ts'

/**
 * Records what a member did in the vendor's name, and what a program did by a key. What the owner does at a screen needs
 * no record: everything else is theirs.
 */
export async function recordTeamAct({ db, clock }: Context, access: Access): Promise<void> {
  const { operationId: operation, metadata, account, answer } = access
  const right = metadata.vendorRight
  if (right === null || right === 'read' || !account || answer.status >= 300) return
  const vendor = vendorOf(account, right)
  if (!vendor || (vendor.id === account.id && actingKeyName() === null)) return
  const act = { accountId: account.id, vendorId: vendor.id, operation }
  await insertAct(db, { ...act, subjectId: subjectOf(access), now: clock.now() })
}

/** The address names it, or the body that was sent, or what was made. */
function subjectOf({ path, query, body, answer }: Access): number | null {
  for (const part of [path, body, query, answer.body]) {
    const fields = (part ?? {}) as Readonly<Record<string, unknown>>
    for (const name of ['id', 'cid', 'product_id', 'productID']) {
      const value = fields[name]
      if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value
    }
  }
  return null
}
