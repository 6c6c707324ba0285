import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { CostLine } from '../../../pricing/cost-lines/cost-line.ts'
import type { ShippingType } from '../../../pricing/tariffs/tables.ts'
import { discountSum, goodsOf, goodsSum, type Terms, totalOfTerms } from './terms.ts'

export interface WrittenTerms {
  orderId: number
  before: Terms
  after: Terms
  /** What the order's lines lack. */
  costLines: readonly CostLine[]
  /** Null where the order names none of our ports. */
  shippingCode: string | null
  /** The option of each line, and of the basket's line that it came from. */
  options: readonly LineOption[]
  now: Date
}

export interface LineOption {
  lineId: number
  /** Null where the basket's line is not known any more. */
  basketLineId: number | null
  optionId: number | null
}

/** Writes a locked order anew; the total goes first, because the database compares the lines with it. */
export async function writeTerms(db: Database, written: WrittenTerms): Promise<void> {
  const { orderId, after, costLines } = written
  await db
    .updateTable('orders')
    .set({
      goods_before_discount: goodsSum(after),
      discount: discountSum(after),
      shipping: after.shipping,
      total: totalOfTerms(after),
      shipping_type: after.shippingType,
      destination_port: after.port?.name ?? null,
      insurance_requested: after.insured,
      ...(written.shippingCode !== null && { shipping_code: written.shippingCode }),
    })
    .where('id', '=', orderId)
    .execute()
  for (const line of after.lines) await writeLine(db, written, line)
  if (costLines.length > 0) await addCostLines(db, orderId, costLines)
  if (totalOfTerms(written.before) === totalOfTerms(after)) await issueInvoice(db, written)
}

/** The order's line, and the basket's, which shows what was ordered. */
async function writeLine(
  db: Database,
  { before, after, options }: WrittenTerms,
  line: Terms['lines'][number],
): Promise<void> {
  const { quantity, unitPrice, discount } = line
  const option = options.find(({ lineId }) => lineId === line.id)
  const charge = chargeOf(before.shipping, after.shipping)
  const optionId = option?.optionId ?? null
  await db
    .updateTable('order_lines')
    .set({
      quantity,
      unit_price: unitPrice,
      goods_before_discount: goodsOf(line),
      discount,
      shipping_charge: charge,
      ...(optionId !== null && { shipping_option_id: optionId }),
    })
    .where('id', '=', line.id)
    .execute()
  if (!option || option.basketLineId === null) return
  await db
    .updateTable('basket_lines')
    .set({
      quantity,
      shipping_charge: charge,
      insurance_requested: after.insured,
      ...(optionId !== null && { shipping_option_id: optionId }),
      shipping_type: sql<ShippingType | null>`case when shipping_type is null then null else ${after.shippingType} end`,
    })
    .where('id', '=', option.basketLineId)
    .execute()
}

/** The highest charge of a line is the order's; where that is another, so is the line that had it. */
function chargeOf(before: number, after: number) {
  return sql<number>`case when shipping_charge = ${before} then ${after} else least(shipping_charge, ${after}) end`
}

async function addCostLines(
  db: Database,
  orderId: number,
  lines: readonly CostLine[],
): Promise<void> {
  const last = sql<number>`(select coalesce(max(position), 0) from order_cost_lines where order_id = ${orderId})`
  await db
    .insertInto('order_cost_lines')
    .values(
      lines.map(({ kind, amount, currency, paidTo, isPayable, label = null }, index) => ({
        order_id: orderId,
        position: sql<number>`${last} + ${index + 1}`,
        kind,
        amount,
        currency,
        paid_to: paidTo,
        is_payable: isPayable,
        label,
      })),
    )
    .execute()
}

/** Another total has its invoice by trigger; other facts at the same total are another invoice, too. */
async function issueInvoice(db: Database, { orderId, now }: WrittenTerms): Promise<void> {
  await sql`
    insert into order_invoices (order_id, total, currency, issued_at, account_id)
    select id, total, currency, ${now}, account_of_invoice(currency) from orders
    where id = ${orderId}`.execute(db)
}

/** The code of the order's invoice that counts. */
export async function currentInvoice(db: Database, orderId: number): Promise<string> {
  const { code } = await db
    .selectFrom('order_invoices')
    .select('code')
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return code
}
