import { translatorOf } from '@bandari/i18n/catalogues'
import { Document, Page } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import { toPriceIn } from '../../../core/money.ts'
import { invoiceAddress, formatInvoiceCode } from '../../invoices/invoice-code.ts'
import { refundedBy } from '../../payments/methods.ts'
import { paymentDay } from '../../payments/payments.view.ts'
import { longDate, longDay } from '../dates.ts'
import type { OrderRecord } from '../order.store.ts'
import type { Invoice, InvoiceSettings } from '../pro-forma/pro-forma-document.ts'
import { paper, renderPaper } from '../pro-forma/pro-forma-page.ts'
import { mark, title, topBand } from '../pro-forma/pro-forma-frame.ts'
import { parties } from '../pro-forma/pro-forma-parties.ts'
import { qrCode } from '../pro-forma/pro-forma-payment.ts'
import {
  box,
  colours,
  softBreak,
  label,
  page,
  type Style,
  write,
} from '../pro-forma/pro-forma-style.ts'
import { type ReceiptFigures, formatReceiptNumber } from './receipt-figures.ts'

export interface ReceiptDrawing {
  order: OrderRecord
  number: number
  figures: ReceiptFigures
  settings: InvoiceSettings
}

interface Receipt extends Invoice, ReceiptDrawing {}

/** Draws the receipt of one payment, or of one refund, in the look and language of the order's invoice. */
export async function drawReceipt(drawing: ReceiptDrawing): Promise<Buffer> {
  const { order, settings, number } = drawing
  const words = translatorOf(order.language)
  const receipt: Receipt = { ...drawing, landedPrices: [], words }
  const properties = {
    title: `${titleOf(receipt)} ${formatReceiptNumber(number)}`,
    author: settings.brandName,
    language: order.language === 'en' ? 'en-GB' : words.locale,
    pdfVersion: '1.7',
    // A fixed date: the same payment gives the same bytes.
    creationDate: new Date(drawing.figures.payment.at),
  } as const
  return renderPaper(
    createElement(
      Document,
      properties,
      createElement(
        Page,
        { size: 'A4', style: paper },
        header(receipt),
        parties(receipt),
        amount(receipt),
        facts(receipt),
        write(words.t(noteOf(receipt)), { color: colours.label, fontSize: 8 }),
      ),
    ),
  )
}

function titleOf({ figures: { payment }, words: { t } }: Receipt): string {
  return t(payment.kind === 'refunded' ? 'invoice.receipt.refund' : 'invoice.receipt.payment')
}

function noteOf({ figures: { payment } }: Receipt) {
  return payment.kind === 'refunded' ? 'invoice.receipt.refundNote' : 'invoice.receipt.note'
}

function header(receipt: Receipt): ReactNode {
  const { order, settings, number, figures, words } = receipt
  const quiet: Style = { color: colours.onBandQuiet }
  const { host } = new URL(settings.storefrontOrigin)
  const code = formatInvoiceCode(order.invoice_code)
  const day = longDate(new Date(figures.payment.at), order.language)
  return topBand(
    mark(36),
    box(
      { marginLeft: 12, marginRight: 12, flexGrow: 1, flexBasis: 0 },
      write(settings.brandName, { fontSize: 21, fontWeight: 700, marginBottom: 2 }),
      write(words.t('invoice.receipt.check', { site: `${host}/verify`, code }), {
        ...quiet,
        fontSize: 8.5,
        lineHeight: 1.3,
      }),
    ),
    box(
      { alignItems: 'flex-end' },
      title(titleOf(receipt)),
      write(`${words.t('invoice.number', { number: formatReceiptNumber(number) })}  ·  ${day}`, {
        ...quiet,
        fontSize: 9.5,
      }),
    ),
    box(
      { marginLeft: 14, padding: 4, borderRadius: 4, backgroundColor: colours.white },
      qrCode(invoiceAddress(order, settings), 52),
    ),
  )
}

/** What the receipt is about, too large to be overlooked. */
function amount({ order, figures: { payment }, words: { t } }: Receipt): ReactNode {
  const isBack = payment.kind === 'refunded'
  const heading = t(isBack ? 'invoice.receipt.sentBack' : 'invoice.receipt.received')
  return box(
    {
      marginBottom: 14,
      padding: '12 20',
      borderRadius: 6,
      backgroundColor: colours.quiet,
      color: colours.navy,
    },
    label(heading),
    write(toPriceIn(order.language, Math.abs(payment.amount), payment.currency), {
      fontSize: 20,
      fontWeight: 700,
      lineHeight: 1.2,
    }),
  )
}

function facts({ order, figures, words: { t } }: Receipt): ReactNode {
  const { payment, charges, received, refunded } = figures
  const price = (minor: number) => toPriceIn(order.language, minor, payment.currency)
  const rows: [string, string | null][] = [
    [t('invoice.receipt.order'), order.number],
    [t('invoice.paymentReference'), order.payment_reference],
    [t('invoice.receipt.way'), t(refundedBy(payment.method))],
    [t('invoice.receipt.reference'), payment.reference],
    [t('invoice.receipt.bookedOn'), longDay(paymentDay(payment), order.language)],
    [t('invoice.receipt.charges'), charges > 0 ? price(charges) : null],
    [t('invoice.receipt.receivedInAll'), price(received)],
    [t('invoice.receipt.sentBackInAll'), refunded > 0 ? price(refunded) : null],
  ]
  const shown = rows.filter((row): row is [string, string] => row[1] !== null)
  return box({ marginBottom: 16 }, ...shown.map(([name, value]) => fact(name, value)))
}

function fact(name: string, value: string): ReactNode {
  return box(
    {
      flexDirection: 'row',
      justifyContent: 'space-between',
      columnGap: 16,
      width: page.width - 2 * page.margin,
      paddingVertical: 5,
      borderBottom: `0.75 solid ${colours.line}`,
    },
    write(name, { color: colours.label }),
    write(softBreak(value, 60), { fontWeight: 600 }),
  )
}
