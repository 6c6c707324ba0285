import { destinationText } from '../order-texts.ts'
import type { Invoice } from './pro-forma-document.ts'
import { colours, content, type Sheet, type Style } from './pro-forma-sheet.ts'
import type { StoredAddress } from '../../../platform/db/columns.ts'

const gap = 18
const columnWidth = (content.width - 2 * gap) / 3

/** Who sells, who buys, who receives: side by side. */
export function drawParties(sheet: Sheet, { order, settings }: Invoice) {
  const buyerName = `${order.account_first_name} ${order.account_last_name}`
  const columns: [string, string[]][] = [
    [
      'Seller',
      [settings.brandName, new URL(settings.storefrontOrigin).host, settings.supportEmail],
    ],
    [
      'Buyer',
      order.billing_address
        ? [...addressLines(order.billing_address, order.billing_country), order.account_email]
        : [buyerName, order.account_email],
    ],
    [
      'Consignee',
      [
        ...addressLines(order.shipping_address, order.shipping_country),
        order.shipping_address.phone_number,
        order.email,
      ],
    ],
  ]
  const top = sheet.y
  const heights = columns.map(([title, lines], index) =>
    drawBlock(sheet, { title, lines, x: content.left + index * (columnWidth + gap), y: top }),
  )
  sheet.y = top + Math.max(...heights) + 12
}

interface Block {
  title: string
  lines: string[]
  x: number
  y: number
}

function drawBlock(sheet: Sheet, { title, lines, x, y }: Block): number {
  let height = label(sheet, title, x, y, columnWidth) + 3
  for (const [index, line] of lines.filter((text) => text !== '').entries()) {
    const style: Style = { width: columnWidth, weight: index === 0 ? 'medium' : 'regular' }
    height += sheet.write(line, x, y + height, style)
  }
  return height
}

/** A small heading in capitals. */
export function label(sheet: Sheet, text: string, x: number, y: number, width: number): number {
  const style: Style = { size: 7.5, weight: 'medium', colour: colours.label, width, spacing: 0.6 }
  return sheet.write(text.toUpperCase(), x, y, style)
}

function addressLines(address: StoredAddress, country: string | null): string[] {
  const { title, first_name, last_name, line1, line2, line3, line4, state, postcode } = address
  return [
    [title, first_name, last_name].filter(Boolean).join(' '),
    line1,
    line2,
    line3,
    [[line4, postcode].filter(Boolean).join(' '), state === line4 ? '' : state]
      .filter(Boolean)
      .join(', '),
    country ?? address.country,
  ]
}

/** Where it goes and how, in one strip. */
export function drawShipment(sheet: Sheet, { order }: Invoice) {
  const facts: [string, string][] = [
    ['Destination', destinationText(order)],
    ['Shipping', order.shipping_type === 'RORO' ? 'RORO (roll on, roll off)' : 'Container'],
    ['Marine insurance', order.insurance_requested ? 'Requested: offer follows' : 'Not requested'],
  ]
  const inner = columnWidth - 12
  const heights = facts.map(([, value]) =>
    sheet.heightOf(value, { width: inner, weight: 'medium' }),
  )
  const height = Math.max(...heights) + 30
  sheet.box(content.left, sheet.y, content.width, height, colours.sunken)
  for (const [index, [title, value]] of facts.entries()) {
    const x = content.left + 12 + index * (columnWidth + gap)
    label(sheet, title, x, sheet.y + 9, inner)
    sheet.write(value, x, sheet.y + 21, { width: inner, weight: 'medium' })
  }
  sheet.y += height + 10
}
