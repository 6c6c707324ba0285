import type { Context } from '../../core/context.ts'
import { detail } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { customerResult } from '../customers/customer-rules.ts'
import { customerRefusals } from '../customers/find-customer.ts'
import { findMergeHindrances } from './merge-effect.ts'
import type { LockedPair } from './merge-pair.store.ts'

const onlyOne = refuse(409, detail('merge_one_account'))

/** Why the two may not become one by this caller, or null. */
export async function mergeRefusal(context: Context, { kept, ended }: LockedPair, actorId: number) {
  if (kept.id === ended.id) return onlyOne
  for (const person of [kept, ended]) {
    const refusal = customerRefusals[customerResult(person, { actorId, needs: 'active customer' })]
    if (refusal) return refusal
  }
  const [first] = await findMergeHindrances(context, context.db, { kept, ended })
  return first ? refuse(409, detail(first)) : null
}
