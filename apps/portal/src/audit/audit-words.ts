import type { AuditEntry } from '@bandari/sdk'

/** The verbs that actions begin with, in the past tense. */
const verbs: Readonly<Record<string, string>> = {
  activate: 'Activated',
  adjust: 'Adjusted',
  answer: 'Answered',
  approve: 'Approved',
  change: 'Changed',
  create: 'Created',
  deactivate: 'Deactivated',
  delete: 'Deleted',
  discard: 'Discarded',
  end: 'Ended',
  move: 'Moved',
  pay: 'Paid',
  refuse: 'Refused',
  reinstate: 'Reinstated',
  rename: 'Renamed',
  restore: 'Restored',
  retry: 'Tried again',
  set: 'Set',
  suspend: 'Suspended',
  take: 'Took',
  update: 'Changed',
}

/** `move-order` → `Moved order`; an unknown verb stays as it is. */
export function actionWords(action: string): string {
  const [verb = '', ...rest] = action.split('-')
  return [verbs[verb] ?? capital(verb), ...rest].join(' ')
}

/** `payout-batch` → `Payout batch`. */
export function subjectWords(subject: string): string {
  return capital(subject.replaceAll('-', ' '))
}

export type Subject = Pick<AuditEntry, 'subject' | 'subject_id' | 'subject_name'>

/** `Order 100118`, `Payout batch 7`. */
export function subjectTitle({ subject, subject_id, subject_name }: Subject) {
  return `${subjectWords(subject)} ${subject_name ?? subject_id}`
}

export function actorWords({ actor_name, actor_email }: AuditActor): string {
  return actor_name ?? actor_email ?? 'The shop itself'
}

type AuditActor = Pick<AuditEntry, 'actor_name' | 'actor_email'>

/** `is_destination` → `Is destination`, `refund.amount` → `Refund amount`. */
export function fieldWords(field: string): string {
  return capital(field.replaceAll(/[._-]+/g, ' '))
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
