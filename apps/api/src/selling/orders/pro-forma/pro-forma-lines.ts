import { toGrouped } from '../../../core/money.ts'
import { shippingMethodName } from '../order-texts.ts'
import type { OrderLineRecord } from '../order.store.ts'
import type { Invoice } from './pro-forma-document.ts'
import { colours, content, type Sheet, type Style } from './pro-forma-sheet.ts'

interface Column {
  title: string
  x: number
  width: number
  align: 'left' | 'right'
}

const right = content.left + content.width
const columns = {
  position: { title: 'No.', x: content.left + 10, width: 22, align: 'left' },
  description: { title: 'Description', x: content.left + 36, width: 262, align: 'left' },
  quantity: { title: 'Quantity', x: right - 210, width: 50, align: 'right' },
  price: { title: 'Unit price', x: right - 156, width: 72, align: 'right' },
  amount: { title: 'Amount', x: right - 84, width: 74, align: 'right' },
} as const satisfies Record<string, Column>

/** The goods, one row a line; a row is never torn between two pages. */
export function drawLines(sheet: Sheet, { order }: Invoice) {
  drawHeadings(sheet, order.currency)
  for (const line of order.lines) {
    const height = rowHeight(sheet, line)
    const before = sheet.y
    sheet.room(height)
    if (sheet.y < before) drawHeadings(sheet, order.currency)
    drawRow(sheet, line, height)
  }
}

function drawHeadings(sheet: Sheet, currency: string) {
  sheet.box(content.left, sheet.y, content.width, 22, colours.navy, 4)
  for (const { title, x, width, align } of Object.values<Column>(columns)) {
    const text = title === 'Amount' || title === 'Unit price' ? `${title} ${currency}` : title
    sheet.write(text, x - (align === 'right' ? 12 : 0), sheet.y + 6.5, {
      width: width + (align === 'right' ? 12 : 0),
      align,
      size: 8,
      weight: 'medium',
      colour: colours.white,
    })
  }
  sheet.y += 22
}

const titleStyle: Style = { width: columns.description.width, weight: 'medium', size: 9.5 }
const referenceStyle: Style = { width: columns.description.width, size: 8, colour: colours.label }

function rowHeight(sheet: Sheet, line: OrderLineRecord): number {
  return (
    sheet.heightOf(line.title, titleStyle) + sheet.heightOf(line.reference, referenceStyle) + 18
  )
}

function drawRow(sheet: Sheet, line: OrderLineRecord, height: number) {
  const y = sheet.y + 8
  cell(sheet, columns.position, String(line.position), y)
  const titleHeight = sheet.write(line.title, columns.description.x, y, titleStyle)
  const reference = `Reference ${line.reference}`
  sheet.write(reference, columns.description.x, y + titleHeight + 1, referenceStyle)
  cell(sheet, columns.quantity, String(line.quantity), y)
  cell(sheet, columns.price, toGrouped(line.unit_price), y)
  cell(sheet, columns.amount, toGrouped(line.goods_before_discount), y)
  sheet.y += height
  sheet.rule(sheet.y)
}

function cell(sheet: Sheet, { x, width, align }: Column, text: string, y: number) {
  sheet.write(text, x, y, { width, align, size: 9.5, tabular: true })
}

/** Goods, discount, shipping and what they add up to. */
export function drawTotals(sheet: Sheet, { order }: Invoice) {
  const rows: [string, string][] = [['Goods', toGrouped(order.goods_before_discount)]]
  if (order.discount > 0) {
    const code = order.voucher_code === null ? 'Discount' : `Discount ${order.voucher_code}`
    rows.push([code, `−${toGrouped(order.discount)}`])
  }
  const method = shippingMethodName(order.shipping_type, order.destination_port)
  rows.push([`Shipping, ${method}`, toGrouped(order.shipping)])
  sheet.room(rows.length * 17 + 52)
  sheet.y += 8
  const labels: Style = { width: 190, align: 'right', size: 9.5, colour: colours.label }
  for (const [text, amount] of rows) {
    sheet.write(text, right - 290, sheet.y, labels)
    cell(sheet, columns.amount, amount, sheet.y)
    sheet.y += 17
  }
  sheet.box(right - 234, sheet.y + 2, 234, 30, colours.quiet, 4)
  const total: Style = { size: 12, weight: 'bold', colour: colours.navy, tabular: true }
  sheet.write('Total', right - 224, sheet.y + 10, { ...total, width: 80 })
  const amount = `${order.currency} ${toGrouped(order.total)}`
  sheet.write(amount, right - 160, sheet.y + 10, { ...total, width: 150, align: 'right' })
  sheet.y += 44
}
