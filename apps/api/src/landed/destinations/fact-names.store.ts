import type { Database } from '../../platform/db/database.ts'
import { listNames } from '../../stock/catalogue/names/names.store.ts'
import { readCountryCodes } from '../../pricing/local-charges/country-codes.store.ts'
import type { FactNames } from './rule-pricer.ts'

/** Names of the ids in `vehicle_facts`, at most a minute old. */
export async function readFactNames(db: Database): Promise<FactNames> {
  const [{ makes, models }, countries] = await Promise.all([listNames(db), readCountryCodes(db)])
  return {
    countries,
    makes: new Map(makes.map(({ id, name }) => [id, name])),
    models: new Map(models.map(({ id, name }) => [id, name])),
  }
}
