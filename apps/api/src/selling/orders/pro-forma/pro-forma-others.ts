import type { Translator } from '@bandari/i18n'
import { formatLabelled } from '@bandari/i18n/format'
import type { ReactNode } from 'react'
import { type LandedLabels, landedLabelsOf } from '../landed-labels.ts'
import type { Invoice } from './pro-forma-document.ts'
import { box, colours, fold, label, type Style, write } from './pro-forma-style.ts'

/** More would not stand beside the sums: for so many vehicles each has one line, and those beyond these are in the order itself. */
export const mostVehicles = 3

const small: Style = { fontSize: 7.5, lineHeight: 1.3, marginBottom: 1 }

/** Nobody is told what an order that is not carried out would cost. */
export function showsLandedPrices({ order, landedPrices }: Invoice): boolean {
  return (
    landedPrices.length > 0 && order.status !== 'Canceled' && order.status !== 'Payment Declined'
  )
}

/** What is paid to others until delivery, and whether the vehicles may enter: for information, in no sum of the invoice. */
export function paidToOthers(invoice: Invoice): ReactNode {
  const { order, landedPrices, words } = invoice
  const { t } = words
  if (!showsLandedPrices(invoice)) return box({ flexGrow: 1, flexBasis: 0 })
  const labels = landedPrices.map((landed) => landedLabelsOf(landed, order, order.language))
  const [first] = labels
  const isOne = labels.length === 1 && first !== undefined
  return box(
    { flexGrow: 1, flexBasis: 0, paddingTop: 6, paddingRight: 20 },
    label(t('invoice.others')),
    ...(isOne ? linesOf(first, words) : labels.slice(0, mostVehicles).map((one) => lineOf(one))),
    labels.length > mostVehicles
      ? write(t('invoice.othersMore', { count: labels.length - mostVehicles }), small)
      : null,
  )
}

function linesOf(
  { others, landed, missing, verdict, sentence }: LandedLabels,
  { t, locale }: Translator,
) {
  const quiet = { ...small, color: colours.label }
  return [
    others === null ? null : write(t('invoice.toOthers', { range: others }), small),
    write(landed, { ...small, fontWeight: 600 }),
    missing === null ? null : write(cut(t('door.notIn', { missing }), 100), quiet),
    write(cut(formatLabelled(verdict, sentence, locale), 150), {
      ...small,
      color: colours.harbour,
    }),
  ]
}

/** The order itself has the whole of it. */
function cut(text: string, letters: number): string {
  const short = text.length <= letters ? text : `${text.slice(0, letters).trimEnd()}…`
  return fold(short, 60)
}

function lineOf({ title, landed, verdict }: LandedLabels): ReactNode {
  return box(
    {},
    write(cut(title, 60), { ...small, fontWeight: 600, marginBottom: 0 }),
    write([landed, verdict].join('  ·  '), small),
  )
}
