import type { InsuranceTariffCreate } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { amongFields, fieldErrors, type FieldProblems } from '../../core/field-problems.ts'
import { fromDecimal } from '../../core/money.ts'
import { type PlainOrProblem, problem } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import type { Database } from '../../platform/db/database.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { insuranceTariffView } from './insurance-tariff.view.ts'
import {
  findInsuranceTariffAt,
  insertInsuranceTariff,
  insuranceTariffs,
  type InsuranceTariffTerms,
  lockInsuranceTariffs,
} from './insurance-tariffs.store.ts'

/**
 * Adds a tariff, which replaces the one before it when it begins; none is ever changed. Terms that would hold then anyway
 * are not added again, so that a form may be sent twice.
 */
export const setInsuranceTariff: Handler<'setInsuranceTariff'> = async (
  { db, clock },
  { body, account },
) => {
  await lockInsuranceTariffs(db)
  const now = clock.now()
  const terms = termsOf(body, now)
  const mistakes = mistakesOf(terms, now)
  if (Object.keys(mistakes).length > 0) return refuse(400, fieldErrors(mistakes))
  const before = await findInsuranceTariffAt(db, terms.valid_from)
  if (before && isSame(before, terms)) return answer(db, before.id, now)
  const id = await insertInsuranceTariff(db, { ...terms, actorId: account.id, now })
  await insertAudit(db, {
    actorId: account.id,
    action: 'set-insurance-tariff',
    subject: 'insurance-tariff',
    subjectId: id,
    before: before ?? null,
    after: terms,
    reason: null,
    now,
  })
  return answer(db, id, now)
}

/** Values in place of fields that the contract has refused, so that they cause no further mistakes. */
const stand = { percent: '1.00', minimum: '0' } as const

/** What else is wrong with a tariff that the contract refuses for something. */
export async function checkInsuranceTariff(
  { clock }: Pick<Context, 'clock'>,
  { body }: { body: Partial<InsuranceTariffCreate> },
): Promise<FieldProblems> {
  const now = clock.now()
  return amongFields(mistakesOf(termsOf({ ...stand, ...body }, now), now), body)
}

async function answer(db: Database, id: number, now: Date) {
  const row = await insuranceTariffs(now).find(db, id)
  if (!row) throw new Error(`insurance tariff ${id} was not written`)
  return { status: 201, body: insuranceTariffView(row) } as const
}

function isSame(one: InsuranceTariffTerms, other: InsuranceTariffTerms): boolean {
  return one.basis_points === other.basis_points && one.minimum === other.minimum
}

/** A tariff without a beginning begins now. The contract has validated the form of the numbers. */
function termsOf(body: InsuranceTariffCreate, now: Date): InsuranceTariffTerms {
  return {
    basis_points: fromDecimal(body.percent) ?? 0,
    minimum: fromDecimal(body.minimum) ?? 0,
    valid_from: body.valid_from ? new Date(body.valid_from) : now,
  }
}

/** What the contract's patterns cannot say, keyed by the names of the wire. */
function mistakesOf({ basis_points, valid_from }: InsuranceTariffTerms, now: Date) {
  const mistakes: Record<string, PlainOrProblem[]> = {}
  if (basis_points <= 0) mistakes['percent'] = ['above_zero']
  if (basis_points > 10_000) mistakes['percent'] = [problem('max_value', { limit: 100 })]
  if (valid_from < now) mistakes['valid_from'] = ['tariff_begins_in_past']
  return mistakes
}
