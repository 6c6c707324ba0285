import type { PlainMessageId, Translator } from '@bandari/i18n'
import type { TakeDownCause } from './take-down.ts'

const labels: Readonly<Record<Exclude<TakeDownCause, 'other'>, PlainMessageId>> = {
  pictures: 'mails.takenDown.cause.pictures',
  details: 'mails.takenDown.cause.details',
  unavailable: 'mails.takenDown.cause.unavailable',
  doubled: 'mails.takenDown.cause.doubled',
  unverified: 'mails.takenDown.cause.unverified',
  forbidden: 'mails.takenDown.cause.forbidden',
  contact: 'mails.takenDown.cause.contact',
}

/** Accuses nobody: buyers read it, too. Null for what only staff's own words say, which are the seller's. */
export function causeLabel(t: Translator['t'], cause: TakeDownCause): string | null {
  return cause === 'other' ? null : t(labels[cause])
}
