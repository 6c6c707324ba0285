import type { TariffCreate } from '@bandari/sdk'
import type { Context } from '../../../core/context.ts'
import { amongFields, type FieldProblems, onlyFields } from '../../../core/field-problems.ts'
import type { Database } from '../../../platform/db/database.ts'
import { ports } from './ports.store.ts'
import { type TariffMistakes, validateNewTariff, validateTariffChange } from './tariff-rules.ts'
import { supportTariffView, termsIn, termsOf } from './tariff.view.ts'
import { tariffs } from './tariffs.store.ts'

/** A tariff is general, or for an existing port. */
export async function portMistakes(db: Database, portId: number | null): Promise<TariffMistakes> {
  const isThere = portId === null || (await ports.find(db, portId)) !== undefined
  return isThere ? {} : { port_id: ['port_unknown'] }
}

/** Values in place of fields that the contract has refused, so that they cause no further mistakes. */
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

interface Change {
  body: Partial<TariffCreate>
  path: { id: number }
  faults: ReadonlySet<string>
}

/** What else is wrong with a change that the contract refuses for something. */
export async function checkTariffChange(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { body, path: { id }, faults }: Change,
): Promise<FieldProblems> {
  const now = clock.now()
  const before = await tariffs(now).find(db, id)
  if (!before) return {}
  const wanted = termsOf(
    { ...supportTariffView(before, now), ...onlyFields(stand, faults), ...body },
    now,
  )
  const ofTerms = validateTariffChange(termsIn(before), wanted, now)
  // No field is at fault when the tariff is past; whoever sends a sound change is told so.
  if (ofTerms === 'past') return {}
  return amongFields({ ...(await portMistakes(db, wanted.port_id)), ...ofTerms }, body)
}
