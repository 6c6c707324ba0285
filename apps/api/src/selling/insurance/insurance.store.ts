import { sql, type SqlBool } from 'kysely'
import { tradeCurrency } from '../../core/money.ts'
import type { Database } from '../../platform/db/database.ts'
import type { InsuranceTerms } from '../pricing/insurance.ts'

/** The terms in force; null when there are none. */
export async function findInsuranceTerms(db: Database, now: Date): Promise<InsuranceTerms | null> {
  const { rows } = await sql<InsuranceTerms>`
    select basis_points as "basisPoints", minimum from insurance_tariffs
    where currency = ${tradeCurrency} and valid_from <= ${now}
    order by valid_from desc, id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** What was agreed for the basket's order; null when it has no price. */
export async function findOrderedInsurance(db: Database, basketId: number): Promise<number | null> {
  const { rows } = await sql<{ amount: number }>`
    select amount from order_cost_lines join orders on orders.id = order_id
    where orders.basket_id = ${basketId} and kind = 'insurance'`.execute(db)
  return rows[0]?.amount ?? null
}

/** Whether an order asked for insurance, has no price of it and may still be given one. */
export const awaitsInsurance = sql<SqlBool>`(orders.insurance_requested
  and orders.status in ('Pending', 'Payment Declined', 'Authorized')
  and not exists (select from order_cost_lines where order_id = orders.id and kind = 'insurance'))`
