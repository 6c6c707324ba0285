import { shopDay } from '../../core/shop-day.ts'
import type { ChecklistEntry as EntryView, Paper as DocumentView, PaperShare } from '@bandari/sdk'
import type { Language } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { textIn, nameIn, paperName } from '../../landed/labels.ts'
import type { ChecklistEntry } from './checklist.ts'
import { answerDue, endsTooSoon, stateOf } from './document-states.ts'
import type { DocumentRow } from './documents.store.ts'
import type { ShareRow } from './shares.store.ts'

interface ViewOptions {
  now: Date
  eta: string | null
  language: Language
}

export function documentView(row: DocumentRow, { now, eta, language }: ViewOptions): DocumentView {
  const { id, kind, label, version, is_latest, number, valid_until, note } = row
  return {
    id,
    kind,
    name: paperName(kind, translatorOf(language)),
    label,
    version,
    is_latest,
    state: stateOf(row, now),
    answer_due: row.is_draft ? answerDue(row).toISOString() : null,
    answered_at: row.answer?.at.toISOString() ?? null,
    correction: row.answer?.correction ?? null,
    number,
    valid_until,
    ends_too_soon: endsTooSoon(row, { eta, today: shopDay(now) }),
    note,
    added_at: row.added_at.toISOString(),
    file_name: row.file_name,
    file_type: row.file_type,
    bytes: row.file_bytes,
  }
}

export function checklistEntryView(entry: ChecklistEntry, language: Language): EntryView {
  const { kind, required, keeper, by, state, issuer, note, localName, inspection } = entry
  const certificate = inspection?.certificate ?? null
  return {
    kind,
    name: localName ?? paperName(kind, translatorOf(language)),
    required,
    keeper,
    by,
    state,
    issuer: issuer && nameIn(issuer, language),
    note: note && textIn(note, language),
    certificate: certificate && nameIn(certificate, language),
    without: inspection ? textIn(inspection.without.say, language) : null,
  }
}

export function shareView(row: ShareRow, now: Date): PaperShare {
  const { id, label, created_at, ends_at, ended_at, last_used_at } = row
  return {
    id,
    label,
    created_at: created_at.toISOString(),
    ends_at: ends_at.toISOString(),
    state: ended_at !== null ? 'revoked' : ends_at <= now ? 'over' : 'open',
    last_used_at: last_used_at?.toISOString() ?? null,
  }
}
