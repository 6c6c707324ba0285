import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { localChargesAt } from '../../pricing/local-charges/local-charges.store.ts'
import type { LocalCharge } from '../../pricing/local-charges/local-charge.ts'
import { insuranceTermsAt } from '../../pricing/insurance/insurance.store.ts'
import type { InsuranceTerms } from '../../pricing/cost-lines/insurance.ts'
import { allTariffs } from '../../pricing/tariffs/tariff.store.ts'
import type { Tariff } from '../../pricing/tariffs/tariff.ts'

/** Prices that apply to every basket beside its goods. */
export interface ShopTerms {
  tariffs: Tariff[]
  insurance: InsuranceTerms | null
  localCharges: LocalCharge[]
}

type TariffAsJson = Omit<Tariff, 'valid_from' | 'valid_to'> & {
  valid_from: string
  valid_to: string | null
}

/** One statement: each table has a handful of rows, and a round trip to the database costs more than reading them. */
export async function readShopTerms(db: Database, now: Date): Promise<ShopTerms> {
  const { rows } = await sql<Omit<ShopTerms, 'tariffs'> & { tariffs: TariffAsJson[] }>`
    select (select coalesce(json_agg(each), '[]') from (${allTariffs}) as each) as tariffs,
      (select row_to_json(each) from (${insuranceTermsAt(now)}) as each) as insurance,
      (select coalesce(json_agg(each), '[]') from (${localChargesAt(now)}) as each) as "localCharges"`.execute(
    db,
  )
  const [{ tariffs, ...terms } = { tariffs: [], insurance: null, localCharges: [] }] = rows
  return { ...terms, tariffs: tariffs.map(tariffOf) }
}

function tariffOf({ valid_from: from, valid_to: to, ...tariff }: TariffAsJson): Tariff {
  return { ...tariff, valid_from: new Date(from), valid_to: to === null ? null : new Date(to) }
}
