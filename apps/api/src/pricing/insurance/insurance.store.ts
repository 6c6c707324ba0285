import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { tradeCurrency } from '../../core/money.ts'
import type { Database } from '../../platform/db/database.ts'
import type { InsuranceTerms } from '../cost-lines/insurance.ts'

/** The terms in force; null when there are none. */
export function insuranceTermsAt(now: Date): RawBuilder<InsuranceTerms> {
  return sql`
    select basis_points as "basisPoints", minimum from insurance_tariffs
    where currency = ${tradeCurrency} and valid_from <= ${now}
    order by valid_from desc, id desc limit 1`
}

export async function findInsuranceTerms(db: Database, now: Date): Promise<InsuranceTerms | null> {
  const { rows } = await insuranceTermsAt(now).execute(db)
  return rows[0] ?? null
}

/** Whether an order asked for insurance, has no price for it and may still be given one. */
export const awaitsInsurance = sql<SqlBool>`(orders.insurance_requested
  and orders.status in ('Pending', 'Payment Declined', 'Authorized')
  and not exists (select from order_cost_lines where order_id = orders.id and kind = 'insurance'))`
