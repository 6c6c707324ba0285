import type { Translator } from '@bandari/i18n'
import { formatLabelled } from '@bandari/i18n/format'
import type { ReactNode } from 'react'
import { type DoorWords, doorWordsOf } from '../landed-labels.ts'
import type { Invoice } from './pro-forma-document.ts'
import { box, colours, fold, label, type Style, write } from './pro-forma-style.ts'

/** More would not stand beside the sums: for so many vehicles each has one line, and those beyond these are in the order itself. */
export const mostVehicles = 3

const small: Style = { fontSize: 7.5, lineHeight: 1.3, marginBottom: 1 }

/** Nobody is told what an order that is not carried out would cost. */
export function tellsDoors({ order, doors }: Invoice): boolean {
  return doors.length > 0 && order.status !== 'Canceled' && order.status !== 'Payment Declined'
}

/** What is paid to others until the door, and whether the vehicles may enter: for information, in no sum of the invoice. */
export function paidToOthers(invoice: Invoice): ReactNode {
  const { order, doors, words } = invoice
  const { t } = words
  if (!tellsDoors(invoice)) return box({ flexGrow: 1, flexBasis: 0 })
  const told = doors.map((door) => doorWordsOf(door, order, order.language))
  const [first] = told
  const isOne = told.length === 1 && first !== undefined
  return box(
    { flexGrow: 1, flexBasis: 0, paddingTop: 6, paddingRight: 20 },
    label(t('invoice.others')),
    ...(isOne ? linesOf(first, words) : told.slice(0, mostVehicles).map((one) => lineOf(one))),
    told.length > mostVehicles
      ? write(t('invoice.othersMore', { count: told.length - mostVehicles }), small)
      : null,
  )
}

function linesOf(
  { others, landed, missing, verdict, sentence }: DoorWords,
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

function lineOf({ title, landed, verdict }: DoorWords): ReactNode {
  return box(
    {},
    write(cut(title, 60), { ...small, fontWeight: 600, marginBottom: 0 }),
    write([landed, verdict].join('  ·  '), small),
  )
}
