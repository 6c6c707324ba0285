import type { Handler } from '../../../core/contract.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { detail } from '../../../core/problem.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { overtaken } from '../../../platform/audit/overtaken.ts'
import { portMistakes } from './check-tariff.ts'
import { endPreviousTariff } from './end-previous-tariff.ts'
import { validateTariffChange } from './tariff-rules.ts'
import { supportTariffView, termsIn, termsOf } from './tariff.view.ts'
import { changeTariff, lockTariffs, tariffs } from './tariffs.store.ts'

export const updateTariff: Handler<'updateTariff'> = async (
  { db, clock },
  { path: { id }, body, account },
) => {
  await lockTariffs(db)
  const now = clock.now()
  const before = await tariffs(now).find(db, id)
  if (!before) return notFound
  if (body.version !== undefined && body.version !== before.version)
    return overtaken(db, { subject: 'tariff', subjectId: id })
  const terms = termsOf({ ...supportTariffView(before, now), ...body }, now)
  const ofTerms = validateTariffChange(termsIn(before), terms, now)
  if (ofTerms === 'past') return refuse(409, detail('tariff_past'))
  const mistakes = { ...(await portMistakes(db, terms.port_id)), ...ofTerms }
  if (Object.keys(mistakes).length > 0) return refuse(400, fieldErrors(mistakes))
  const endPrevious = body.end_previous ?? false
  const overlap = await endPreviousTariff(db, { terms, id, endPrevious, account, now })
  if (overlap !== null) return refuse(409, detail(overlap))
  await changeTariff(db, { id, ...terms })
  await insertAudit(db, {
    actorId: account.id,
    action: 'update-tariff',
    subject: 'tariff',
    subjectId: id,
    before: termsIn(before),
    after: terms,
    reason: null,
    now,
  })
  return { status: 200, body: supportTariffView((await tariffs(now).find(db, id)) ?? before, now) }
}
