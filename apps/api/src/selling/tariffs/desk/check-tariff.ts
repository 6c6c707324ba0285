import type { TariffCreate } from '@bandari/sdk'
import type { Context } from '../../../core/context.ts'
import { amongFields, type FieldProblems } from '../../../core/field-problems.ts'
import type { Database } from '../../../platform/db/database.ts'
import { findPort } from './ports.store.ts'
import { type TariffMistakes, validateNewTariff } from './tariff-rules.ts'
import { termsOf } from './tariff.view.ts'

/** A tariff is general, or for a port that is there. */
export async function portMistakes(db: Database, portId: number | null): Promise<TariffMistakes> {
  const isThere = portId === null || (await findPort(db, portId)) !== undefined
  return isThere ? {} : { port_id: ['port_unknown'] }
}

/** What stands for a field that the contract has refused: nothing else is wrong because of it. */
const stand = {
  shipping_type: 'RORO',
  amount: '1.00',
  valid_from: '1970-01-01T00:00:00Z',
} as const

/** What else is wrong with a new tariff that the contract refuses for something. */
export async function checkNewTariff(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { body }: { body: Partial<TariffCreate> },
): Promise<FieldProblems> {
  const now = clock.now()
  const terms = termsOf({ ...stand, ...body }, now)
  const mistakes = {
    ...(await portMistakes(db, terms.port_id)),
    ...validateNewTariff(terms, now),
  }
  return amongFields(mistakes, body)
}
