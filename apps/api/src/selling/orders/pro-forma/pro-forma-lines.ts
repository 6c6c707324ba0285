import { View } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import { toGrouped } from '../../../core/money.ts'
import { documentLabel } from '../../pricing/cost-labels.ts'
import { costFactsOf } from '../order-texts.ts'
import type { OrderLineRecord, OrderRecord } from '../order.store.ts'
import type { Invoice } from './pro-forma-document.ts'
import { box, colours, fold, type Style, tabular, whole, write } from './pro-forma-style.ts'

const columns = {
  position: { width: 26 },
  description: { flexGrow: 1, flexBasis: 0 },
  quantity: { width: 50, textAlign: 'right' },
  price: { width: 84, textAlign: 'right' },
  amount: { width: 84, textAlign: 'right' },
} as const satisfies Record<string, Style>

const row: Style = { flexDirection: 'row', paddingHorizontal: 10 }
const figure: Style = { fontSize: 9.5, ...tabular }

/** The goods, one row a line; a row is never torn between two pages, and each page has the headings. */
export function goods({ order }: Invoice): ReactNode {
  return box({}, headings(order.currency), ...order.lines.map(goodsRow))
}

function headings(currency: string): ReactNode {
  const style: Style = {
    ...row,
    alignItems: 'center',
    height: 22,
    borderRadius: 4,
    backgroundColor: colours.navy,
    color: colours.white,
    fontSize: 8,
    fontWeight: 600,
  }
  return createElement(
    View,
    { fixed: true, style },
    write('No.', columns.position),
    write('Description', columns.description),
    write('Quantity', columns.quantity),
    write(`Unit price ${currency}`, columns.price),
    write(`Amount ${currency}`, columns.amount),
  )
}

function goodsRow(line: OrderLineRecord): ReactNode {
  return whole(
    { ...row, paddingTop: 8, paddingBottom: 8, borderBottom: `0.75 solid ${colours.line}` },
    write(String(line.position), { ...columns.position, ...figure }),
    box(
      columns.description,
      write(fold(line.title, 44), { fontSize: 9.5, fontWeight: 600 }),
      write(fold(`Reference ${line.reference}`, 44), { fontSize: 8, color: colours.label }),
    ),
    write(String(line.quantity), { ...columns.quantity, ...figure }),
    write(toGrouped(line.unit_price), { ...columns.price, ...figure }),
    write(toGrouped(line.goods_before_discount), { ...columns.amount, ...figure }),
  )
}

function minusSigned(amount: number): string {
  return toGrouped(amount).replace('-', '−')
}

/** The lines that are to be paid, in the order they are added up. */
function sumsOf(order: OrderRecord): readonly (readonly [label: string, amount: string])[] {
  const facts = costFactsOf(order)
  return order.costLines
    .filter(({ isPayable }) => isPayable)
    .map(({ kind, amount }) => [documentLabel(kind, facts), minusSigned(amount)] as const)
}

export function sums({ order }: Invoice): ReactNode {
  const total: Style = { fontSize: 12, fontWeight: 700, color: colours.navy }
  return whole(
    { alignItems: 'flex-end', paddingVertical: 8, marginBottom: 6 },
    ...sumsOf(order).map(([label, amount]) =>
      box(
        { ...row, marginBottom: 3 },
        write(label, { fontSize: 9.5, color: colours.label }),
        write(amount, { ...columns.amount, ...figure }),
      ),
    ),
    box(
      {
        ...row,
        width: 234,
        height: 30,
        marginTop: 4,
        alignItems: 'center',
        justifyContent: 'space-between',
        borderRadius: 4,
        backgroundColor: colours.quiet,
      },
      write('Total', total),
      write(`${order.currency} ${toGrouped(order.total)}`, { ...total, ...tabular }),
    ),
  )
}
