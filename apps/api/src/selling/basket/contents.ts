import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { findInsuranceTerms } from '../insurance/insurance.store.ts'
import { inspectionCharge } from '../door-prices/inspection-charge.ts'
import { amountOf } from '../pricing/cost-line.ts'
import { insurancePrice } from '../pricing/insurance.ts'
import { isPast, type QuoteState, quoteStands, quoteState } from '../pricing/quoted-charge.ts'
import { listQuotedLines } from '../pricing/quoted-lines.store.ts'
import type { Tariff } from '../tariffs/tariff.ts'
import { listTariffs } from '../tariffs/tariff.store.ts'
import { type BasketRow, findBasketRow, type LineRow, listLineRows } from './basket.store.ts'
import { listOrderedCosts, listOrderedLines } from '../pricing/ordered-lines.store.ts'
import { asOrdered, type BasketLine, pricedLines } from '../pricing/priced-lines.ts'
import {
  type Benefit,
  type Extras,
  type PricedLine,
  type TotalledLine,
  type Totals,
  totalsOf,
} from '../pricing/totals.ts'
import { type VoucherResult, voucherResult } from '../discounts/voucher.ts'
import { countVoucherUses, getVoucher, type VoucherRow } from '../discounts/voucher.store.ts'

export type ContentsLine = TotalledLine<BasketLine>

export interface Contents extends BasketRow, Totals<ContentsLine> {
  lines: ContentsLine[]
  /** What its charges were computed with. */
  tariffs: Tariff[]
  /** Of all its lines, null while there are none. */
  currency: string | null
  voucher: VoucherRow | null
  /**
   * The line whose destination and charge are the order's; null while no line has a destination.
   */
  destined: ContentsLine | null
  /** Where the goods go; null while no line says. */
  country: { code: string; name: string } | null
  /** The state of the quote that was asked for. */
  quote: QuoteState | null
  /** Whether the last day of its answer is over. */
  isQuoteOver: boolean
  /** The code of the order's shipping method; null while no charge is known. */
  methodCode: string | null
}

/** The method of a quoted charge to a country without a port of ours. */
export const quotedMethod = 'quoted'

/**
 * A basket as it stands now: current prices, charges and stock, and every sum made from them. One that was ordered stands
 * as it was agreed.
 */
export async function readContents(
  { db, clock }: { db: Database; clock: Clock },
  id: number,
): Promise<Contents> {
  const row = await findBasketRow(db, id)
  if (!row) throw new Error(`basket ${id} does not exist`)
  const now = clock.now()
  const lines = await listLineRows(db, id)
  const isQuoteOver = isPast(row.quote_valid_until, now)
  const quoted = isQuoteOver ? [] : await listQuotedLines(db, [id])
  const tariffs = await listTariffs(db)
  const ordered = row.status === 'Submitted' ? await listOrderedLines(db, id) : null
  const current = pricedLines(lines, { status: row.status, quoted, tariffs, now })
  const priced = ordered ? asOrdered(current, ordered) : current
  const voucher = row.voucher_id === null ? null : await getVoucher(db, row.voucher_id)
  const isDiscounted = ordered
    ? ordered.some(({ discount }) => discount > 0)
    : voucher && (await validateVoucher(db, { voucher, lines: priced, row, now })) === 'ok'
  const benefit = voucher && isDiscounted ? benefitOf(voucher) : null
  const totals = totalsOf(
    priced,
    benefit,
    await extrasOf(db, priced, { id, isOrdered: !!ordered, now }),
  )
  const [destined] = totals.lines
    .filter((line) => line.option_code !== null)
    .toSorted((a, b) => b.charge - a.charge || a.id - b.id)
  const quote = quoteState(row, quoteStands(quoted, lines))
  return {
    ...row,
    ...totals,
    tariffs,
    currency: lines[0]?.currency ?? null,
    voucher,
    destined: destined ?? null,
    country: countryOf(destined ? [destined] : lines),
    quote,
    isQuoteOver,
    methodCode: destined?.option_code ?? (quote === 'answered' ? quotedMethod : null),
  }
}

/** An order keeps the price that was agreed, also when that was none; before it the tariff holds. */
async function extrasOf(
  db: Database,
  lines: readonly BasketLine[],
  { id, isOrdered, now }: { id: number; isOrdered: boolean; now: Date },
): Promise<Extras<BasketLine>> {
  if (isOrdered) {
    const agreed = await listOrderedCosts(db, id)
    const insurance = amountOf(agreed, 'insurance')
    return { premiumOf: () => insurance, inspection: amountOf(agreed, 'inspection') }
  }
  const terms = await findInsuranceTerms(db, now)
  return {
    premiumOf: (sums) => insurancePrice(sums, terms),
    inspection: await inspectionCharge(db, lines, now),
  }
}

function countryOf(
  lines: readonly Pick<LineRow, 'country_code' | 'country'>[],
): Contents['country'] {
  const { country_code: code, country: name } = lines.find((line) => line.country !== null) ?? {}
  return code && name ? { code, name } : null
}

function benefitOf({ kind, benefit, class: productClass }: VoucherRow): Benefit {
  return { kind, benefit, productClass }
}

interface Validation {
  voucher: VoucherRow
  lines: PricedLine[]
  row: Pick<BasketRow, 'account_id'>
  now: Date
}

export async function validateVoucher(
  db: Database,
  { voucher, lines, row, now }: Validation,
): Promise<VoucherResult> {
  const { code, currency, min_goods, class: productClass, usage, starts_at, ends_at } = voucher
  const uses = await countVoucherUses(db, { voucher, accountId: row.account_id })
  const terms = { code, currency, minGoods: min_goods, productClass, usage }
  return voucherResult({ ...terms, startsAt: starts_at, endsAt: ends_at }, { now, uses, lines })
}
