import type { PlainMessageId } from '@bandari/i18n'
import type { SupportCustomer } from '@bandari/sdk'
import { t } from '../../../language/translator.ts'
import { formatMoney } from '../../../shared/format.ts'
import { orderStatuses, statusNames } from '../../../shared/order/order-status.ts'

const stateNames: Readonly<Record<string, PlainMessageId>> = {
  buyer: 'staffCustomers.state.buyer',
  seller: 'staffCustomers.state.seller',
  new: 'staffCustomers.state.new',
  answered: 'staffCustomers.state.answered',
  closed: 'staffCustomers.state.closed',
  open: 'staffCustomers.state.open',
  countered: 'staffCustomers.state.countered',
  accepted: 'staffCustomers.state.accepted',
  ordered: 'staffCustomers.state.ordered',
  declined: 'staffCustomers.state.declined',
  withdrawn: 'staffCustomers.state.withdrawn',
  expired: 'staffCustomers.state.expired',
  waiting: 'staffCustomers.state.waiting',
  found: 'staffCustomers.state.found',
  not_found: 'staffCustomers.state.not_found',
}

/** A state that is new here is shown as it stands. */
export function stateName(state: string): string {
  const known = stateNames[state]
  return known ? t(known) : state
}

const kinds: Readonly<Record<string, PlainMessageId>> = {
  wholesale: 'staffCustomers.kind.wholesale',
  parts: 'staffCustomers.kind.parts',
  assessment: 'staffCustomers.kind.assessment',
}

export function kindName(kind: string | null): string | null {
  const known = kind === null ? undefined : kinds[kind]
  return known ? t(known) : kind
}

const mails: Readonly<Record<keyof NonNullable<SupportCustomer['consents']>, PlainMessageId>> = {
  commission: 'staffCustomers.mail.commission',
  listing_ordered: 'staffCustomers.mail.listing_ordered',
  order_steps: 'staffCustomers.mail.order_steps',
  weekly_figures: 'staffCustomers.mail.weekly_figures',
}

/** Which of the mails that one can do without they have switched off. */
export function consentText(consents: NonNullable<SupportCustomer['consents']>): string {
  const off = Object.entries(mails).filter(([kind]) => !consents[kind as keyof typeof consents])
  if (off.length === 0) return t('staffCustomers.mailsAll')
  return t('staffCustomers.mailsNot', { kinds: off.map(([, name]) => t(name)).join(', ') })
}

/** Orders as lines of a list: number and sum, and the status in words. */
export function orderLines(orders: NonNullable<SupportCustomer['orders']>['latest']) {
  return orders.map(({ id, number, status, total, currency, at }) => {
    const known = orderStatuses.find((name) => name === status)
    return {
      id,
      title: `${number} · ${formatMoney({ amount: total, currency })}`,
      state: known ? t(statusNames[known]) : status,
      at,
    }
  })
}
