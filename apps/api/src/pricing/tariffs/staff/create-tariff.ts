import type { Handler } from '../../../core/contract.ts'
import { refuse } from '../../../core/refusal.ts'
import { detail } from '../../../core/problem.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { portMistakes } from './check-tariff.ts'
import { endPreviousTariff } from './end-previous-tariff.ts'
import { validateNewTariff } from './tariff-rules.ts'
import { supportTariffView, termsOf } from './tariff.view.ts'
import { insertTariff, lockTariffs, tariffs } from './tariffs.store.ts'

export const createTariff: Handler<'createTariff'> = async ({ db, clock }, { body, account }) => {
  const now = clock.now()
  const terms = termsOf(body, now)
  const mistakes = {
    ...(await portMistakes(db, terms.port_id)),
    ...validateNewTariff(terms, now),
  }
  if (Object.keys(mistakes).length > 0) return refuse(400, fieldErrors(mistakes))
  await lockTariffs(db)
  const endPrevious = body.end_previous ?? false
  const overlap = await endPreviousTariff(db, { terms, endPrevious, account, now })
  if (overlap !== null) return refuse(409, detail(overlap))
  const id = await insertTariff(db, terms)
  const row = await tariffs(now).find(db, id)
  if (!row) throw new Error(`tariff ${id} was not written`)
  await insertAudit(db, {
    actorId: account.id,
    action: 'create-tariff',
    subject: 'tariff',
    subjectId: id,
    before: null,
    after: terms,
    reason: null,
    now,
  })
  return { status: 201, body: supportTariffView(row, now) }
}
