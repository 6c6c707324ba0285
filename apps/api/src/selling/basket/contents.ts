import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { inPipeline } from '../../platform/db/pipeline.ts'
import { inspectionCharge } from '../../pricing/local-charges/inspection-charge.ts'
import type { QuotedExtras } from '../../pricing/cost-lines/read-extras.ts'
import { surchargeAmounts } from '../../pricing/cost-lines/cost-line.ts'
import { insurancePrice } from '../../pricing/cost-lines/insurance.ts'
import {
  isPast,
  type QuotedLine,
  type QuoteState,
  isQuoteValid,
  quoteState,
} from '../../pricing/cost-lines/quoted-charge.ts'
import { listQuotedLines } from '../../pricing/cost-lines/quoted-lines.store.ts'
import type { Tariff } from '../../pricing/tariffs/tariff.ts'
import { type BasketRow, findBasketRow, type LineRow, listLineRows } from './basket.store.ts'
import { readShopTerms, type ShopTerms } from './shop-terms.store.ts'
import {
  listOrderedCosts,
  listOrderedLines,
  type OrderedLine,
} from '../../pricing/cost-lines/ordered-lines.store.ts'
import { asOrdered, type BasketLine, pricedLines } from './priced-lines.ts'
import {
  type Benefit,
  type Extras,
  type PricedLine,
  type TotalledLine,
  type Totals,
  totalsOf,
} from '../../pricing/cost-lines/totals.ts'
import { type VoucherResult, voucherResult } from '../discounts/voucher.ts'
import { countVoucherUses, getVoucher, type VoucherRow } from '../discounts/voucher.store.ts'

export type ContentsLine = TotalledLine<BasketLine>

export interface Contents extends BasketRow, Totals<ContentsLine> {
  lines: ContentsLine[]
  /** What its charges were computed with. */
  tariffs: Tariff[]
  /** The currency of all lines; null while there are none. */
  currency: string | null
  voucher: VoucherRow | null
  /** Whether its voucher takes something off, and why not; null without one. */
  voucherState: VoucherResult | null
  /**
   * The line whose destination and charge are the order's; null while no line has a destination.
   */
  destined: ContentsLine | null
  /** Where the goods go; null while no line says. */
  country: { code: string; name: string } | null
  /** The state of the quote that was asked for. */
  quote: QuoteState | null
  /** Whether the last day of the quote is over. */
  isQuoteOver: boolean
  /** What the quote asks for beside shipping, while it is valid. */
  quotedExtras: QuotedExtras
  /** The code of the order's shipping method; null while no charge is known. */
  methodCode: string | null
}

/** The method of a quoted charge to a country without a port of ours. */
export const quotedMethod = 'quoted'

/** What a basket's lines are priced by. */
export interface PricingTerms extends ShopTerms {
  row: BasketRow
  now: Date
  isQuoteOver: boolean
  quoted: QuotedLine[]
}

type ReadContext = { db: Database; clock: Clock }

/**
 * A basket as it stands now: current prices, charges and stock, and every sum made from them. An ordered basket keeps
 * what was agreed.
 */
export async function readContents({ db, clock }: ReadContext, id: number): Promise<Contents> {
  const now = clock.now()
  const [row, terms, lines] = await inPipeline(
    db,
    (db) => findBasketRow(db, id),
    (db) => readShopTerms(db, now),
    (db) => listLineRows(db, id),
  )
  if (!row) throw new Error(`basket ${id} does not exist`)
  return readContentsWith(db, await readPricingTerms(db, { row, terms, now }), lines)
}

/** Separate because a caller that changes lines of a basket it has locked prices them twice by the same terms. */
export async function readPricingTerms(
  db: Database,
  { row, terms, now }: { row: BasketRow; terms: ShopTerms; now: Date },
): Promise<PricingTerms> {
  const isQuoteOver = isPast(row.quote_valid_until, now)
  return {
    row,
    now,
    isQuoteOver,
    // The quotes of lines belong to the answer and expire with it.
    quoted:
      isQuoteOver || row.quote_answered_at === null ? [] : await listQuotedLines(db, [row.id]),
    ...terms,
  }
}

export async function readContentsWith(
  db: Database,
  ground: PricingTerms,
  lines: LineRow[],
): Promise<Contents> {
  const { row, now, isQuoteOver, quoted, tariffs } = ground
  const { id } = row
  const ordered = row.status === 'Submitted' ? await listOrderedLines(db, id) : null
  const current = pricedLines(lines, { status: row.status, quoted, tariffs, now })
  const priced = ordered ? asOrdered(current, ordered) : current
  const voucher = row.voucher_id === null ? null : await getVoucher(db, row.voucher_id)
  const voucherState = voucher && (await stateOf(db, { voucher, ordered, lines: priced, row, now }))
  const benefit = voucher && voucherState === 'ok' ? benefitOf(voucher) : null
  const stands = isQuoteValid(quoted, lines)
  const quotedExtras = stands ? extrasQuoted(row) : none
  const extras = ordered
    ? await agreedExtras(db, id)
    : await extrasOf(db, priced, { ...ground, answered: quotedExtras })
  const totals = totalsOf(priced, benefit, extras)
  const [destined] = totals.lines
    .filter((line) => line.option_code !== null)
    .toSorted((a, b) => b.charge - a.charge || a.id - b.id)
  const quote = quoteState(row, stands)
  return {
    ...row,
    ...totals,
    tariffs,
    currency: lines[0]?.currency ?? null,
    voucher,
    voucherState,
    destined: destined ?? null,
    country: countryOf(destined ? [destined] : lines),
    quote,
    isQuoteOver,
    quotedExtras,
    methodCode: destined?.option_code ?? (quote === 'answered' ? quotedMethod : null),
  }
}

/** An order keeps the price that was agreed, also when that was none. */
async function agreedExtras(db: Database, id: number): Promise<Extras<BasketLine>> {
  return { known: surchargeAmounts(await listOrderedCosts(db, id)) }
}

const none: QuotedExtras = { insurance: null, inspection: null }

function extrasQuoted(row: BasketRow): QuotedExtras {
  return { insurance: row.quote_insurance, inspection: row.quote_inspection }
}

type Prices = Pick<ShopTerms, 'insurance' | 'localCharges'>

/** Before the order, the tariffs apply unless this basket was quoted. */
async function extrasOf(
  db: Database,
  lines: readonly BasketLine[],
  { insurance, localCharges, answered }: Prices & { answered: QuotedExtras },
): Promise<Extras<BasketLine>> {
  return {
    premiumOf: (sums) => answered.insurance ?? insurancePrice(sums, insurance),
    known: {
      inspection: answered.inspection ?? (await inspectionCharge(db, lines, localCharges)),
    },
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

/** An ordered basket keeps the discount that was agreed. */
async function stateOf(
  db: Database,
  { ordered, ...validation }: Validation & { ordered: readonly OrderedLine[] | null },
): Promise<VoucherResult> {
  if (ordered === null) return validateVoucher(db, validation)
  return ordered.some(({ discount }) => discount > 0) ? 'ok' : 'not-qualified'
}

export async function validateVoucher(
  db: Database,
  { voucher, lines, row, now }: Validation,
): Promise<VoucherResult> {
  const { code, currency, min_goods, usage, starts_at, ends_at } = voucher
  const uses = await countVoucherUses(db, { voucher, accountId: row.account_id, now })
  const terms = { ...benefitOf(voucher), code, currency, minGoods: min_goods, usage }
  return voucherResult({ ...terms, startsAt: starts_at, endsAt: ends_at }, { now, uses, lines })
}
