import type { SupportOrder } from '@bandari/sdk'
import { formatMoment } from '../../shared/dates.ts'
import { orderStatuses, statusNames } from '../../shared/order/order-status.ts'
import { t } from '../../language/translator.ts'

/** `Toyota Vitz 1.0 2013 and 2 more`, in one line of a table. */
export function itemsOf({ lines }: Pick<SupportOrder, 'lines'>): string {
  const [first, ...others] = lines
  if (!first) return ''
  if (others.length === 0) return first.title
  return t('staff.andMore', { title: first.title, count: others.length })
}

/** `Authorized → Canceled`, `5200.00 → 5285.80` or one deadline and the next of the JSON texts of an audit record; other changes as they are written. */
export function changeOf(before: string | null, after: string | null): string {
  const [from, to] = [before, after].map(
    (json) => statusIn(json) ?? amountIn(json) ?? deadlineIn(json),
  )
  return from && to ? `${from} → ${to}` : [before, after].filter(Boolean).join(' → ')
}

function statusIn(json: string | null): string | null {
  const [, status = null] = /"status": ?"([^"]+)"/.exec(json ?? '') ?? []
  const known = orderStatuses.find((name) => name === status)
  return known ? t(statusNames[known]) : status
}

function amountIn(json: string | null): string | null {
  const [, amount = null] = /"(?:total|due)": ?"([\d.]+)"/.exec(json ?? '') ?? []
  return amount
}

function deadlineIn(json: string | null): string | null {
  const [, due = null] = /"payment_due": ?"([^"]+)"/.exec(json ?? '') ?? []
  return due === null ? null : formatMoment(due)
}
