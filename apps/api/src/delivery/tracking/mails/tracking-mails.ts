import type { Translator } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Settings } from '../../../core/settings.ts'
import { notificationSettings } from '../../../people/accounts/notifications/muted-mails.store.ts'
import type { OutgoingMail } from '../../../platform/mail/outbox.store.ts'
import { longDay } from '../../../selling/orders/dates.ts'
import { greeting, mailsToBuyer, orderAction } from '../../../selling/orders/order-mails.ts'
import type { OrderRecord } from '../../../selling/orders/order.store.ts'
import { buyerAction } from '../buyer-action.ts'
import type { Plan } from '../plan.ts'
import type { Shipment } from '../shipments.store.ts'
import { actionLabels, nextLabels } from '../step-labels.ts'
import type { TrackingUpdates } from './tracking-updates.store.ts'

interface TrackingMail {
  updates: TrackingUpdates
  plan: Plan
  shipment: Shipment | null
  /** Whether the buyer may switch this kind of mail off. */
  isOptional: boolean
}

/** What happened since the last mail, what the buyer has to do, and what comes next; no mails if nothing happened. */
export function trackingMails(
  order: OrderRecord,
  { updates, plan, shipment, isOptional }: TrackingMail,
  settings: Settings,
): OutgoingMail[] {
  const { t } = translatorOf(order.account_language)
  const moves = lastOfEach(updates)
  if (moves.length === 0 && !updates.shipChanged) return []
  const reached = moves.findLast(({ on, isFailed }) => on !== null && !isFailed)
  const number = order.number
  const subject = reached
    ? t('mails.following.subject', { number, step: t(`steps.${reached.step}.name`) })
    : t('mails.following.changed', { number })
  const does = buyerAction(plan)
  const url = notificationSettings(settings)
  const mails = mailsToBuyer(order, settings, subject, {
    title: reached ? t(`steps.${reached.step}.name`) : t('mails.following.changedTitle'),
    paragraphs: [
      greeting(order),
      ...moves.map((move) => sentenceOf(move, order, t)),
      ...(updates.shipChanged && shipment?.eta ? [arrivalOf(shipment.eta, order, t)] : []),
      ...(does === null ? [] : [t('mails.following.toDo', { what: t(actionLabels[does]) })]),
      ...nextOf(plan, order, t),
    ],
    facts: shipFacts(order, shipment, t),
    action: orderAction(t, settings, order),
    closing: t('mails.questions', { email: settings.supportEmail }),
    ...(isOptional && { optional: { words: t('mails.switchOff'), url } }),
  })
  return isOptional ? mails.map((mail) => ({ ...mail, settingsUrl: url })) : mails
}

/** Only the latest move of each step: a move that was taken back is left out. */
function lastOfEach({ moves }: TrackingUpdates): TrackingUpdates['moves'] {
  return moves.filter(
    ({ id, step }) => !moves.some((later) => later.step === step && later.id > id),
  )
}

function sentenceOf(
  { step, on, isFailed, note }: TrackingUpdates['moves'][number],
  { account_language: language }: OrderRecord,
  t: Translator['t'],
): string {
  const name = t(`steps.${step}.name`)
  const sentence =
    on === null
      ? t('mails.following.back', { step: name })
      : isFailed
        ? t('mails.following.failed', { day: dayIn(on, language) })
        : t('mails.following.done', { step: name, day: dayIn(on, language) })
  return note === null ? sentence : `${sentence} ${note}`
}

function arrivalOf(eta: string, { account_language: language }: OrderRecord, t: Translator['t']) {
  return t('mails.following.arrival', { day: dayIn(eta, language) })
}

function nextOf(
  { next }: Plan,
  { account_language: language }: OrderRecord,
  t: Translator['t'],
): string[] {
  if (next === null) return []
  const what = t(nextLabels[next.step])
  const until = next.expected.to
  return until === null || next.isLate
    ? [t('mails.following.next', { what })]
    : [t('mails.following.nextBy', { what, day: dayIn(until, language) })]
}

function shipFacts(
  { number, account_language: language }: OrderRecord,
  shipment: Shipment | null,
  t: Translator['t'],
): [string, string][] {
  const ship = [shipment?.vessel, shipment?.voyage].filter(Boolean).join(', ')
  const facts: [string, string | null | undefined][] = [
    [t('mails.order.number'), number],
    [t('steps.ship.vessel'), ship || null],
    [t('steps.ship.billOfLading'), shipment?.bill_of_lading],
    [t('steps.ship.container'), shipment?.container],
    [t('steps.ship.etd'), shipment?.etd && dayIn(shipment.etd, language)],
    [t('steps.ship.eta'), shipment?.eta && dayIn(shipment.eta, language)],
  ]
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

export function dayIn(day: string, language: OrderRecord['account_language']): string {
  return longDay(day, language)
}
