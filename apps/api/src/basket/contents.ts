import type { Clock } from '../context.ts'
import type { Database } from '../db/database.ts'
import { isBuyable } from '../catalogue/visibility.ts'
import { chargesAt, type Tariff } from '../shipping/tariff.ts'
import { listTariffs } from '../shipping/tariff.store.ts'
import { type BasketRow, findBasketRow, type LineRow, listLineRows } from './basket.store.ts'
import {
  type Benefit,
  type PricedLine,
  type TotalledLine,
  type Totals,
  totalsOf,
} from './totals.ts'
import { type VoucherVerdict, voucherVerdict } from './voucher.ts'
import { countVoucherUses, getVoucher, type VoucherRow } from './voucher.store.ts'

export type ContentsLine = TotalledLine<LineRow & PricedLine & { available: number }>

export interface Contents extends BasketRow, Totals<ContentsLine> {
  lines: ContentsLine[]
  voucher: VoucherRow | null
  /**
   * The line whose destination and charge are the order's; null while no line has a destination.
   */
  destined: ContentsLine | null
}

/** A basket as it stands now: current prices, charges and stock, and every sum made from them. */
export async function readContents(
  { db, clock }: { db: Database; clock: Clock },
  id: number,
): Promise<Contents> {
  const row = await findBasketRow(db, id)
  if (!row) throw new Error(`basket ${id} does not exist`)
  const now = clock.now()
  const tariffs = await listTariffs(db)
  const priced = (await listLineRows(db, id)).map((line) => ({
    ...line,
    productClass: line.class,
    unitPrice: line.price,
    charge: chargeOf(line, row, tariffs, now),
    available: isBuyable(line) && line.currency === 'USD' ? line.in_stock : 0,
  }))
  const voucher = row.voucher_id === null ? null : await getVoucher(db, row.voucher_id)
  const verdict = voucher ? await judgeVoucher(db, { voucher, lines: priced, row, now }) : null
  const totals = totalsOf(priced, voucher && verdict === 'ok' ? benefitOf(voucher) : null)
  const [destined] = totals.lines
    .filter((line) => line.option_code !== null)
    .toSorted((a, b) => b.charge - a.charge || a.id - b.id)
  return { ...row, ...totals, voucher, destined: destined ?? null }
}

function benefitOf({ kind, benefit, class: productClass }: VoucherRow): Benefit {
  return { kind, benefit, productClass }
}

/** The tariff's while the basket is open; a quoted or ordered charge is the line's own. */
function chargeOf(line: LineRow, { status }: BasketRow, tariffs: Tariff[], now: Date): number {
  if (status === 'Submitted' || line.shipping_type === null) return line.shipping_charge
  return chargesAt(tariffs, line.port_id, now)[line.shipping_type]
}

interface Judgement {
  voucher: VoucherRow
  lines: PricedLine[]
  row: Pick<BasketRow, 'account_id'>
  now: Date
}

export async function judgeVoucher(
  db: Database,
  { voucher, lines, row, now }: Judgement,
): Promise<VoucherVerdict> {
  const { code, min_goods, class: productClass, usage, starts_at, ends_at } = voucher
  const uses = await countVoucherUses(db, { voucher, accountId: row.account_id })
  const terms = { code, minGoods: min_goods, productClass, usage }
  return voucherVerdict({ ...terms, startsAt: starts_at, endsAt: ends_at }, { now, uses, lines })
}
