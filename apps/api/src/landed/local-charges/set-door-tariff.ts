import type { DoorTariffCreate } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { amongFields, fieldErrors, type FieldProblems } from '../../core/field-problems.ts'
import { fromDecimal } from '../../core/money.ts'
import type { PlainOrProblem } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import type { Database } from '../../platform/db/database.ts'
import { readCountryCodes } from '../../pricing/local-charges/country-codes.store.ts'
import { readImportRules } from '../rules.store.ts'
import { doorTariffView } from './door-tariff.view.ts'
import {
  doorTariffs,
  type DoorTariffTerms,
  findDoorTariffAt,
  insertDoorTariff,
  lockDoorTariffs,
} from './door-tariffs.store.ts'

/**
 * Adds a tariff, which replaces the one of its kind, country and place when it begins; none is ever changed. A price that
 * would hold then anyway is not added again, so that a form may be sent twice.
 */
export const setDoorTariff: Handler<'setDoorTariff'> = async ({ db, clock }, { body, account }) => {
  await lockDoorTariffs(db)
  const now = clock.now()
  const terms = termsOf(body, now)
  const mistakes = await mistakesOf(db, terms, now)
  if (Object.keys(mistakes).length > 0) return refuse(400, fieldErrors(mistakes))
  const before = await findDoorTariffAt(db, terms)
  if (before && before.amount === terms.amount) return answer(db, before.id, now)
  const id = await insertDoorTariff(db, { ...terms, actorId: account.id, now })
  await insertAudit(db, {
    actorId: account.id,
    action: 'set-door-tariff',
    subject: 'door-tariff',
    subjectId: id,
    before: before ?? null,
    after: terms,
    reason: null,
    now,
  })
  return answer(db, id, now)
}

/** Values in place of fields that the contract has refused, so that they cause no further mistakes. */
const stand = { kind: 'inspection', country: 'KE', amount: '1.00' } as const

/** What else is wrong with a tariff that the contract refuses for something. */
export async function checkDoorTariff(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { body }: { body: Partial<DoorTariffCreate> },
): Promise<FieldProblems> {
  const now = clock.now()
  return amongFields(await mistakesOf(db, termsOf({ ...stand, ...body }, now), now), body)
}

async function answer(db: Database, id: number, now: Date) {
  const row = await doorTariffs(now).find(db, id)
  if (!row) throw new Error(`door tariff ${id} was not written`)
  return { status: 201, body: doorTariffView(row) } as const
}

/** A tariff without a beginning begins now. The contract has validated the form of the amount. */
function termsOf(body: DoorTariffCreate, now: Date): DoorTariffTerms {
  const { kind, country, place, amount, valid_from } = body
  return {
    kind,
    country,
    place: place ?? null,
    amount: amount === null ? null : (fromDecimal(amount) ?? 0),
    valid_from: valid_from ? new Date(valid_from) : now,
  }
}

/** What the contract cannot say, keyed by the names of the wire. */
async function mistakesOf(
  db: Database,
  terms: DoorTariffTerms,
  now: Date,
): Promise<Record<string, PlainOrProblem[]>> {
  const mistakes: Record<string, PlainOrProblem[]> = {}
  const { kind, country, place, amount, valid_from } = terms
  if (amount !== null && amount <= 0) mistakes['amount'] = ['above_zero']
  if (valid_from < now) mistakes['valid_from'] = ['tariff_begins_in_past']
  const rules = await readImportRules(db, country)
  if (!rules) return { ...mistakes, country: ['unknown_object'] }
  const isKnown =
    kind === 'inland'
      ? rules.routes.some(({ id }) => id === place)
      : place === null || new Set((await readCountryCodes(db)).values()).has(place)
  return isKnown
    ? mistakes
    : { ...mistakes, place: [place === null ? 'required' : 'unknown_object'] }
}
