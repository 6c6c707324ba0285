import { Circle, Path, Rect, Svg, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import { invoiceAddress, formatInvoiceCode } from '../../invoices/invoice-code.ts'
import { longDate } from '../dates.ts'
import type { Invoice } from './pro-forma-document.ts'
import { qrCode } from './pro-forma-payment.ts'
import { box, colours, page, type Style, write } from './pro-forma-style.ts'

const band: Style = {
  position: 'absolute',
  top: 0,
  left: 0,
  width: page.width,
  paddingHorizontal: page.margin,
  flexDirection: 'row',
  alignItems: 'center',
  backgroundColor: colours.navy,
  color: colours.white,
  lineHeight: 1.2,
}

/** The band on top of the first page, and its height. */
export function header({ order, settings, words: { t } }: Invoice): ReactNode {
  const quiet: Style = { color: colours.onBandQuiet }
  const number = t('invoice.number', { number: order.number })
  const { host } = new URL(settings.storefrontOrigin)
  const code = formatInvoiceCode(order.invoice_code)
  const dated = `${number}  ·  ${longDate(order.date_placed, order.language)}`
  return topBand(
    mark(36),
    box(
      { marginLeft: 12, marginRight: 12, flexGrow: 1, flexBasis: 0 },
      write(settings.brandName, { fontSize: 21, fontWeight: 700, marginBottom: 2 }),
      // Forged invoices with another account are what buyers lose most by. In most languages it takes two lines.
      write(t('invoice.check', { site: `${host}/verify`, code }), {
        ...quiet,
        fontSize: 8.5,
        lineHeight: 1.3,
      }),
    ),
    box(
      { alignItems: 'flex-end' },
      title(t('invoice.title')),
      write(dated, { ...quiet, fontSize: 9.5 }),
      order.replaced_invoice === null
        ? null
        : write(t('invoice.replaces', { code: formatInvoiceCode(order.replaced_invoice) }), {
            ...quiet,
            fontSize: 8.5,
          }),
    ),
    box(
      { marginLeft: 14, padding: 4, borderRadius: 4, backgroundColor: colours.white },
      qrCode(invoiceAddress(order, settings), 52),
    ),
  )
}

/** The title of the document, in the band; a long one leaves room for how to check it. */
export function title(text: string): ReactNode {
  return write(text, { fontSize: text.length > 20 ? 15 : 18, fontWeight: 700, marginBottom: 3 })
}

/** The band itself; other documents of an order begin with it too. */
export function topBand(...children: ReactNode[]): ReactNode {
  return box(
    { height: 40 },
    box({ ...band, top: -page.head, left: -page.margin, height: 84 }, ...children),
  )
}

/** The beginning of every further page. */
export function slimHeader({ order, settings, words: { t } }: Invoice): ReactNode {
  const slim = box(
    { ...band, position: 'relative', height: 40, paddingTop: 5 },
    box({ width: 20, height: 20 }),
    write(settings.brandName, { marginLeft: 8, flexGrow: 1, fontSize: 12, fontWeight: 700 }),
    write(t('invoice.titleOf', { number: order.number }), {
      fontSize: 9.5,
      color: colours.onBandQuiet,
    }),
  )
  return createElement(View, {
    fixed: true,
    style: { position: 'absolute', top: 0, left: 0 },
    render: ({ pageNumber }) => (pageNumber > 1 ? slim : null),
  })
}

/** Drawn on every page, because a drawing cannot come and go; the first page's band covers it there. */
export function slimMark(): ReactNode {
  const style: Style = { position: 'absolute', top: 10, left: page.margin }
  return createElement(View, { fixed: true, style }, mark(20))
}

export function footer({ order, settings, words: { t } }: Invoice): ReactNode {
  return createElement(
    View,
    {
      fixed: true,
      style: {
        position: 'absolute',
        top: page.height - 44,
        left: page.margin,
        width: page.width - 2 * page.margin,
        paddingTop: 8,
        borderTop: `0.75 solid ${colours.line}`,
        flexDirection: 'row',
        justifyContent: 'space-between',
        fontSize: 7.5,
        color: colours.label,
      },
    },
    write(`${settings.brandName}  ·  ${settings.supportEmail}`),
    createElement(Text, {
      render: ({ pageNumber: page, totalPages: pages }) =>
        t('invoice.footer', { number: order.number, page, pages }),
    }),
  )
}

/** The anchor whose ring is a steering wheel, drawn on 32 by 32. */
const strokes =
  'M11 10.5h10M16 10.5V26.5M7.5 18.5c.6 5 3.9 8 8.5 8s7.9-3 8.5-8M5.8 21l1.7-2.5 2.6 1.6M26.2 21l-1.7-2.5-2.6 1.6'

export function mark(size: number): ReactNode {
  const line = { stroke: colours.white, strokeWidth: 2.2, strokeLineCap: 'round' } as const
  return createElement(
    Svg,
    { viewBox: '0 0 32 32', width: size, height: size },
    createElement(Rect, { width: 32, height: 32, rx: 8, ry: 8, fill: colours.sunrise }),
    createElement(Circle, { ...line, cx: 16, cy: 10.5, r: 5 }),
    createElement(Path, { ...line, strokeLinejoin: 'round', d: strokes }),
  )
}
