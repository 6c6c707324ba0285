import type { OrderStatus } from '../../../platform/db/columns.ts'
import { toGrouped } from '../../../core/money.ts'
import { create } from 'qrcode'
import { bitcoinUri } from '../../payments/bitcoin.ts'
import { longDate } from '../dates.ts'
import { addressOf } from '../order-mails.ts'
import type { Invoice } from './pro-forma-document.ts'
import { label } from './pro-forma-parties.ts'
import { colours, content, type Sheet, type Style } from './pro-forma-sheet.ts'

/** What an invoice that is no longer to be paid says instead of asking for money. */
const settled: Partial<Record<OrderStatus, string>> = {
  Authorized: 'Paid. Thank you: nothing is left to pay.',
  Shipped: 'Paid and shipped. Thank you: nothing is left to pay.',
  Canceled: 'Cancelled. Please do not pay this invoice.',
  'Payment Declined': 'Payment declined. Please write to us before you pay again.',
}

/** The three things a bank form asks for, too large to be overlooked. */
export function drawAmountDue(sheet: Sheet, { order }: Invoice) {
  const height = 58
  sheet.box(content.left, sheet.y, content.width, height, colours.sunriseTint)
  sheet.box(content.left, sheet.y, 5, height, colours.sunrise, 2)
  const notice = settled[order.status]
  if (notice === undefined) {
    drawDue(sheet, 20, 'Amount to pay', `${order.currency} ${toGrouped(order.total)}`)
    drawDue(sheet, 206, 'Payment reference', order.payment_reference, colours.sunrise)
    drawDue(sheet, 352, 'Please pay by', longDate(order.payment_due))
  } else {
    const style = { size: 14, weight: 'bold', colour: colours.sunrise } as const
    sheet.write(notice, content.left + 20, sheet.y + 20, style)
  }
  sheet.y += height + 12
}

function drawDue(
  sheet: Sheet,
  offset: number,
  title: string,
  value: string,
  colour: string = colours.navy,
) {
  const x = content.left + offset
  label(sheet, title, x, sheet.y + 11, 150)
  sheet.write(value, x, sheet.y + 25, { width: 155, size: 16, weight: 'bold', colour })
}

/** Bank details, and the Bitcoin address with its QR code where there is one. */
export function drawHowToPay(sheet: Sheet, { order, settings }: Invoice) {
  const rows = [
    ...settings.bankDetails.map(splitDetail),
    ['Payment reference', order.payment_reference] as const,
  ]
  const height = Math.max(30 + rows.length * 15, order.bitcoin_address === null ? 0 : 112)
  sheet.room(height + 30)
  heading(sheet, 'How to pay')
  const top = sheet.y
  const wide = order.bitcoin_address === null ? content.width : 300
  drawBank(sheet, rows, { y: top, width: wide, height })
  if (order.bitcoin_address !== null) {
    drawBitcoin(sheet, order.bitcoin_address, order.payment_reference, {
      x: content.left + wide + 14,
      y: top,
      width: content.width - wide - 14,
      height,
    })
  }
  sheet.y = top + height + 14
}

/** `Bank: Harbour Bank` → its label and value. */
function splitDetail(line: string): readonly [string, string] {
  const at = line.indexOf(':')
  return at < 0 ? ['', line] : [line.slice(0, at), line.slice(at + 1).trim()]
}

interface Frame {
  x: number
  y: number
  width: number
  height: number
}

function drawBank(
  sheet: Sheet,
  rows: (readonly [string, string])[],
  { y, width, height }: Omit<Frame, 'x'>,
) {
  outline(sheet, { x: content.left, y, width, height })
  label(sheet, 'Bank wire transfer', content.left + 12, y + 9, width - 24)
  let row = y + 23
  for (const [name, value] of rows) {
    const isReference = name === 'Payment reference'
    sheet.write(name, content.left + 12, row, { width: 100, colour: colours.label })
    sheet.write(value, content.left + 112, row, {
      width: width - 124,
      weight: isReference ? 'bold' : 'medium',
      colour: isReference ? colours.sunrise : colours.ink,
    })
    row += 15
  }
}

function drawBitcoin(sheet: Sheet, address: string, reference: string, frame: Frame) {
  outline(sheet, frame)
  const qr = 88
  drawQr(sheet, bitcoinUri(address, reference), frame.x + 10, frame.y + 12, qr)
  const x = frame.x + qr + 20
  const width = frame.width - qr - 28
  label(sheet, 'Bitcoin', x, frame.y + 9, width)
  sheet.write(splitAddress(address), x, frame.y + 22, { width, size: 7.5, weight: 'medium' })
  sheet.write('Send the worth of the total at the rate of the day.', x, frame.y + 66, {
    width,
    size: 7,
    colour: colours.label,
  })
}

/** In rows that can be compared by eye. */
function splitAddress(address: string): string {
  return address.match(/.{1,14}/g)?.join('\n') ?? address
}

function drawQr({ doc }: Sheet, text: string, x: number, y: number, size: number) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const unit = size / modules.size
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) doc.rect(x + column * unit, y + row * unit, unit, unit)
    }
  }
  doc.fill(colours.navy)
}

function outline({ doc }: Sheet, { x, y, width, height }: Frame) {
  doc.roundedRect(x, y, width, height, 6).lineWidth(0.75).stroke(colours.line)
}

const small: Style = { size: 8.5 }
const columnGap = 24
const columnWidth = (content.width - columnGap) / 2

/** What happens after the payment, and how not to be cheated before it. */
export function drawNextSteps(sheet: Sheet, invoice: Invoice) {
  const steps = stepsOf(invoice)
  const step: Style = { ...small, width: columnWidth - 16 }
  const needed = steps.reduce((sum, text) => sum + sheet.heightOf(text, step) + 3, 20)
  sheet.room(Math.max(needed, 96))
  const top = sheet.y
  heading(sheet, 'What happens next')
  for (const [index, text] of steps.entries()) {
    const bullet: Style = { ...small, weight: 'bold', colour: colours.sunrise }
    sheet.write(`${index + 1}.`, content.left, sheet.y, bullet)
    sheet.y += sheet.write(text, content.left + 16, sheet.y, step) + 3
  }
  sheet.y = Math.max(sheet.y, drawFraudWarning(sheet, invoice, top))
}

function stepsOf({ order }: Invoice): string[] {
  return [
    'Pay the total and give the payment reference as the purpose of the transfer.',
    'We confirm by e-mail as soon as the money has arrived.',
    `We ship to ${order.destination_port ?? 'your port'} and send you the bill of lading.`,
    'You or your clearing agent collect the goods at the port with it.',
  ]
}

/** Returns where it ends. */
function drawFraudWarning(sheet: Sheet, { settings }: Invoice, top: number): number {
  const warnings = [
    `Our bank details come from ${addressOf(settings.mailFrom)} only. They never change by e-mail, chat or phone.`,
    `If anything looks different, do not pay: write to ${settings.supportEmail} first.`,
  ]
  const x = content.left + columnWidth + columnGap
  const style: Style = { ...small, width: columnWidth - 28 }
  const height = warnings.reduce((sum, text) => sum + sheet.heightOf(text, style) + 3, 36)
  sheet.box(x, top, columnWidth, height, colours.quiet)
  sheet.write('Protect yourself from fraud', x + 14, top + 11, {
    width: columnWidth - 28,
    size: 10,
    weight: 'bold',
    colour: colours.navy,
  })
  let y = top + 27
  for (const text of warnings) y += sheet.write(text, x + 14, y, style) + 3
  return top + height
}

function heading(sheet: Sheet, text: string) {
  sheet.y +=
    sheet.write(text, content.left, sheet.y, { size: 11, weight: 'bold', colour: colours.navy }) + 5
}
