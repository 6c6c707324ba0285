import type { SupportRequest } from '@bandari/sdk'
import { requestReference } from './request-reference.ts'
import type { SupportRequestRow } from './support-requests.store.ts'

/** Who was signed in has a thread; a form without an address is answered by telephone. */
export function isByMail({
  email,
  account_id,
  thread,
}: Pick<SupportRequestRow, 'email' | 'account_id' | 'thread'>): boolean {
  return email !== null && account_id === null && thread === null
}

export function supportRequestView(row: SupportRequestRow): SupportRequest {
  return {
    id: row.id,
    version: row.version,
    reference: requestReference(row.kind, row.id),
    kind: row.kind,
    state: row.state,
    name: row.name,
    email: row.email,
    contact_number: row.contact_number,
    text: row.text,
    details: Object.entries(row.details).map(([name, value]) => ({ name, value })),
    user_id: row.account_id,
    created_at: row.created_at.toISOString(),
    due_at: row.due_at.toISOString(),
    answered_at: row.answered_at?.toISOString() ?? null,
    thread: row.thread,
    // json_agg renders times with an offset; the wire has them in UTC.
    notes: row.notes.map((note) => ({ ...note, at: new Date(note.at).toISOString() })),
    assignee: row.assignee,
    language: row.language,
    by_mail: isByMail(row),
    messages: row.messages.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
  }
}
