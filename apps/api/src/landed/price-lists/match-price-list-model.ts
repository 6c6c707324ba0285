import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { problem } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { shopDay } from '../../core/shop-day.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import {
  findOurModel,
  isPrinted,
  lockMatch,
  removeMatch,
  setMatch,
} from './price-list-matches.store.ts'
import { priceLists } from './price-lists.store.ts'
import { previewOf } from './preview-of.ts'

/** Matches a printed model to one of ours, or removes the match; later editions use it, too. */
export const matchPriceListModel: Handler<'matchPriceListModel'> = async (
  { db, clock },
  { path, body: { make, model, to }, account },
) => {
  const now = clock.now()
  const list = await priceLists(shopDay(now)).find(db, path.id)
  const printed = { make, model }
  if (!list || !(await isPrinted(db, list.id, printed))) return notFound
  const { country } = list
  const modelId = to && (await findOurModel(db, to))
  if (modelId === undefined) {
    const value = to ? `${to.make} ${to.model}` : ''
    return refuse(400, fieldErrors({ to: [problem('price_list_no_model', { value })] }))
  }
  const before = (await lockMatch(db, { country, printed })) ?? null
  if (before !== modelId) {
    const actorId = account.id
    if (modelId === null) await removeMatch(db, { country, printed })
    else await setMatch(db, { country, printed, modelId, actorId, now })
    await insertAudit(db, {
      actorId,
      action: 'match-price-list-model',
      subject: 'price-list',
      subjectId: list.id,
      before: { ...printed, model_id: before },
      after: { ...printed, model_id: modelId },
      reason: null,
      now,
    })
  }
  return { status: 200, body: await previewOf(db, list) }
}
