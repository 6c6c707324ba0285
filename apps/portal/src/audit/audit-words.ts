import type { AuditEntry } from '@bandari/sdk'
import { actionNames, subjectNames } from './actions.data.ts'
import { say, t } from '../language/translator.ts'

/** `move-order` → `Moved order`; an action that is new here is shown by its name. */
export function actionWords(action: string): string {
  return say(actionNames[action] ?? readable(action))
}

/** `payout-batch` → `Payout batch`. */
export function subjectWords(subject: string): string {
  return say(subjectNames[subject] ?? readable(subject))
}

export type Subject = Pick<AuditEntry, 'subject' | 'subject_id' | 'subject_name'>

/** `Order 100118`, `Payout batch 7`. */
export function subjectTitle({ subject, subject_id, subject_name }: Subject) {
  return t('staffAudit.subjectOf', {
    subject: subjectWords(subject),
    name: subject_name ?? subject_id,
  })
}

export function actorWords({ actor_name, actor_email }: AuditActor): string {
  return actor_name ?? actor_email ?? t('staffAudit.shopItself')
}

type AuditActor = Pick<AuditEntry, 'actor_name' | 'actor_email'>

/** `is_destination` → `Is destination`, `refund.amount` → `Refund amount`: the fields of records have no other names. */
export function fieldWords(field: string): string {
  return readable(field)
}

function readable(name: string): string {
  const words = name.replaceAll(/[._-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
