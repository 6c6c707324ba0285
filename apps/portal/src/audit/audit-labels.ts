import type { PlainMessageId } from '@bandari/i18n'
import type { AuditEntry } from '@bandari/sdk'
import type { Fact } from '../shared/FactList.tsx'
import { regionNames } from '../shared/region-names.ts'
import { readable } from '../staff/record/action-label.ts'
import { subjectNames } from './subject-names.data.ts'
import { formatSentence, t } from '../language/translator.ts'

/** `payout-batch` → `Payout batch`. */
export function subjectLabel(subject: string): string {
  return formatSentence(subjectNames[subject] ?? readable(subject))
}

export type Subject = Pick<AuditEntry, 'subject' | 'subject_id' | 'subject_name'>

/** `Order 100118`, `Payout batch 7`; of a list, `Order: the list`. */
export function subjectTitle({ subject, subject_id, subject_name }: Subject) {
  if (subject_id === 'list') return t('staffAudit.listOf', { subject: subjectLabel(subject) })
  return t('staffAudit.subjectOf', {
    subject: subjectLabel(subject),
    name: subject_name ?? nameOf(subject_id),
  })
}

/** A country is called by its name. */
function nameOf(id: string): string {
  return /^[A-Z]{2}$/.test(id) ? (regionNames.of(id) ?? id) : id
}

export function actorLabel({ actor_name, actor_email, kind }: AuditActor): string {
  // Someone who was refused a sign-in has not shown who they are.
  const nobody = t(kind === 'refusal' ? 'staffAudit.unknownPerson' : 'staffAudit.shopItself')
  return actor_name ?? actor_email ?? nobody
}

type AuditActor = Pick<AuditEntry, 'actor_name' | 'actor_email' | 'kind'>

const accessNames: Readonly<Record<string, PlainMessageId>> = {
  address: 'staffAudit.address',
  by: 'staffAudit.by',
  code: 'staffAudit.code',
  id: 'staffAudit.subjectNumber',
  records: 'staffAudit.records',
}

/** What is known of an access, which has no before. */
export function accessFacts({ kind, after }: Pick<AuditEntry, 'kind' | 'after'>): Fact[] {
  if (kind === 'change' || after === null) return []
  const known = JSON.parse(after) as Record<string, string | number>
  return Object.entries(accessNames).flatMap(([field, name]) =>
    known[field] === undefined ? [] : [{ name: t(name), value: known[field] }],
  )
}

/** `is_destination` → `Is destination`, `refund.amount` → `Refund amount`: the fields of records have no other names. */
export function fieldLabel(field: string): string {
  return readable(field)
}
