import type { Handler } from '../../../core/contract.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { detail } from '../../../core/problem.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { tariffState } from './tariff-rules.ts'
import { supportTariffView, termsIn } from './tariff.view.ts'
import { deleteTariffRow, lockTariffs, tariffs } from './tariffs.store.ts'

export const deleteTariff: Handler<'deleteTariff'> = async (
  { db, clock },
  { path: { id }, query, account },
) => {
  await lockTariffs(db)
  const now = clock.now()
  const before = await tariffs(now).find(db, id)
  if (!before) return notFound
  if (query.version !== undefined && query.version !== before.version) {
    return overtaken(db, { subject: 'tariff', subjectId: id })
  }
  if (tariffState(before, now) !== 'coming') {
    return refuse(409, detail('tariff_was_charged'))
  }
  await deleteTariffRow(db, id)
  await insertAudit(db, {
    actorId: account.id,
    action: 'delete-tariff',
    subject: 'tariff',
    subjectId: id,
    before: termsIn(before),
    after: null,
    reason: null,
    now,
  })
  return { status: 200, body: supportTariffView(before, now) }
}
