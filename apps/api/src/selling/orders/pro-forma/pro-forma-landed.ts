import { localeOf } from '@bandari/i18n'
import { formatLabelled, formatMoney, formatMoneyBounds, formatRate } from '@bandari/i18n/format'
import { certaintyLabels, payeeName } from '@bandari/i18n/landed-labels'
import type { LandedLine } from '@bandari/sdk'
import { Page } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import { toGroupedIn } from '../../../core/money.ts'
import { toMinor } from '../../../landed/amounts.ts'
import { longDate, longDay } from '../dates.ts'
import { landedLabelsOf } from '../landed-labels.ts'
import type { OrderLandedPrice } from '../landed/order-landed.store.ts'
import type { Invoice } from './pro-forma-document.ts'
import { footer, slimHeader, slimMark } from './pro-forma-frame.ts'
import { maxVehicles, showsLandedPrices } from './pro-forma-paid-to-others.ts'
import { paper } from './pro-forma-page.ts'
import {
  box,
  colours,
  softBreak,
  heading,
  type Style,
  tabular,
  whole,
  write,
} from './pro-forma-style.ts'

const columns = {
  what: { flexGrow: 1, flexBasis: 0, paddingRight: 10 },
  certainty: { width: 84 },
  amount: { width: 132, textAlign: 'right' },
} as const satisfies Record<string, Style>

const row: Style = {
  flexDirection: 'row',
  paddingHorizontal: 10,
  paddingVertical: 3,
  borderBottom: `0.5 solid ${colours.line}`,
}
const text: Style = { fontSize: 8.5, lineHeight: 1.25 }
const amountStyle: Style = { ...text, ...tabular, textAlign: 'right' }
const small: Style = { fontSize: 7.5, lineHeight: 1.3, color: colours.label }

/** A page after the invoice: each line of the landed price, who is paid and how certain it is. It asks for no money. */
export function landedPage(invoice: Invoice): ReactNode {
  const { landedPrices, words } = invoice
  if (!showsLandedPrices(invoice)) return null
  const shown = landedPrices.slice(0, maxVehicles)
  const left = landedPrices.length - shown.length
  return createElement(
    Page,
    { size: 'A4', style: { ...paper, paddingTop: 58 } },
    slimHeader(invoice),
    slimMark(),
    footer(invoice),
    heading(words.t('door.title')),
    write(words.t('invoice.doorText'), { ...text, color: colours.label, marginBottom: 8 }),
    ...shown.flatMap((landedPrice) => vehicle(landedPrice, invoice)),
    left > 0 ? write(words.t('invoice.othersMore', { count: left }), text) : null,
    write(words.t('door.sureText'), { ...small, marginTop: 2 }),
  )
}

function vehicle(landedPrice: OrderLandedPrice, invoice: Invoice): ReactNode[] {
  const { order, words } = invoice
  const { t } = words
  const { title, verdict, sentence } = landedLabelsOf(landedPrice, order, order.language)
  const { lines, totals, missing_lines: missing } = landedPrice.answer
  const of = (pay: LandedLine['pay']) => lines.filter((line) => line.pay === pay)
  const { landed_low: low, landed_high: high, known_low, known_high } = totals
  const isWhole = low !== null && high !== null
  return [
    whole(
      { marginBottom: 6 },
      write(softBreak(title, 60), { fontSize: 10, fontWeight: 700, marginBottom: 2 }),
      write(softBreak(formatLabelled(verdict, sentence, words.locale), 60), {
        ...text,
        color: colours.harbour,
      }),
      write(workedOutWith(landedPrice, invoice), small),
    ),
    headings(invoice),
    group(t('door.paidUs')),
    ...of('us').map((line) => lineRow(line, invoice)),
    sum(t('door.totalUs'), range([totals.pay_us, totals.pay_us], invoice)),
    group(t('door.paidOthers')),
    ...of('others').map((line) => lineRow(line, invoice)),
    // Several rules may leave the same open.
    ...[...new Set(missing.map(({ label }) => label))].map((label) => unknownRow(label, invoice)),
    of('others').length > 0
      ? sum(t('door.totalOthers'), range([totals.others_low, totals.others_high], invoice))
      : null,
    sum(
      isWhole ? t('invoice.doorTotal') : t('door.totalKnown'),
      range(isWhole ? [low, high] : [known_low, known_high], invoice),
    ),
    box({ height: 14 }),
  ]
}

/** The days of arrival and the exchange rate, on which the amounts depend. */
function workedOutWith(
  { answer, answeredAt }: OrderLandedPrice,
  { order, words }: Invoice,
): string {
  const { language } = order
  const { arrival, exchange_rate: rate } = answer
  const day = (iso: string) => longDay(iso, language)
  const [from, to] = [day(arrival.from), day(arrival.to)]
  const sentences = [
    words.t('invoice.doorDay', { day: longDate(answeredAt, language) }),
    from === to
      ? words.t('door.arrivalOn', { day: from })
      : words.t('invoice.doorArrival', { from, to }),
    rate &&
      words.t('door.rate', {
        rate: formatRate(rate, localeOf(language)),
        day: day(rate.day),
      }),
  ]
  return sentences.filter(Boolean).join(' ')
}

function headings({ order: { currency }, words: { t } }: Invoice): ReactNode {
  const style: Style = {
    ...row,
    paddingVertical: 5,
    borderRadius: 4,
    backgroundColor: colours.navy,
    color: colours.white,
    fontSize: 8,
    fontWeight: 600,
  }
  return whole(
    style,
    write(t('door.what'), columns.what),
    write(t('door.certainty'), columns.certainty),
    write(t('invoice.amount', { currency }), columns.amount),
  )
}

function group(title: string): ReactNode {
  return whole({ ...row, paddingTop: 7 }, write(title, { ...text, fontWeight: 700 }))
}

function lineRow(line: LandedLine, invoice: Invoice): ReactNode {
  const { t } = invoice.words
  const { label, certainty, at_least: atLeast, currency, usd_low, usd_high } = line
  const dollars = range([usd_low, usd_high], invoice)
  const payee = t('door.paidTo', { who: payeeName(line, t) })
  const paid = [payee, sourceOf(line, invoice)].filter(Boolean).join('  ·  ')
  return whole(
    row,
    box(columns.what, write(softBreak(label, 60), text), write(softBreak(paid, 70), small)),
    write(t(certaintyLabels[certainty]), { ...columns.certainty, ...text }),
    box(
      columns.amount,
      write(atLeast ? `${t('door.atLeast')} ${dollars}` : dollars, amountStyle),
      currency === 'USD' ? null : write(inItsOwn(line, invoice), { ...amountStyle, ...small }),
    ),
  )
}

/** A price set by the shop is its own source. */
function sourceOf({ rule, source, checked_on: checked }: LandedLine, invoice: Invoice) {
  if (rule === null || checked === null) return null
  const day = longDay(checked, invoice.order.language)
  const { t } = invoice.words
  return source === null ? t('door.checkedOn', { day }) : t('door.sourceRead', { source, day })
}

function unknownRow(label: string, { words: { t } }: Invoice): ReactNode {
  return whole(
    row,
    write(softBreak(label, 60), { ...columns.what, ...text }),
    write(t('door.sure.notKnown'), { ...columns.certainty, ...text }),
    write('–', { ...columns.amount, ...amountStyle }),
  )
}

function sum(label: string, amount: string): ReactNode {
  const strong = { fontWeight: 700 } as const
  return whole(
    { ...row, backgroundColor: colours.sunken },
    write(label, { ...columns.what, ...text, ...strong }),
    write(amount, { width: 216, ...amountStyle, ...strong }),
  )
}

/** In US dollars, as the column says; one amount where both are the same. */
function range(bounds: readonly [string, string], { order, words }: Invoice): string {
  const [low, high] = bounds.map((amount) => toGroupedIn(order.language, toMinor(amount, 'USD')))
  if (low === undefined || high === undefined || low === high) return low ?? ''
  return words.t('door.range', { low, high })
}

function inItsOwn({ currency, low, high }: LandedLine, { order, words }: Invoice): string {
  const locale = localeOf(order.language)
  return low === high
    ? formatMoney({ amount: low, currency }, locale)
    : words.t('door.range', formatMoneyBounds({ low, high, currency }, locale))
}
