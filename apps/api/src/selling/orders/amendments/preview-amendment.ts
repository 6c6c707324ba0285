import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { findOrderRecord } from '../order.store.ts'
import { isOwnMoney } from '../staff/own-money.ts'
import { draftAmendment, previewOf } from './preview.ts'

/** What an amendment would change, and who would have to agree; writes nothing. */
export const previewAmendment: Handler<'previewAmendment'> = async (context, call) => {
  const { path, body, account } = call
  const order = await findOrderRecord(context.db, path.id)
  if (!order) return notFound
  if (await isOwnMoney(context, { order, account, isPaidWith: true })) return ownMoney
  const drafted = await draftAmendment(context, order, { wish: body, actorId: account.id })
  if (drafted.refusal) return drafted.refusal
  return { status: 200, body: await previewOf(context, drafted.draft) }
}
