import type { RequestConversation } from '@bandari/sdk'
import { requestReference } from './request-reference.ts'
import type { SupportRequestRow } from './support-requests.store.ts'

/** Without names, addresses and notes: a mail is passed on. */
export function requestConversationView(row: SupportRequestRow): RequestConversation {
  return {
    reference: requestReference(row.kind, row.id),
    kind: row.kind,
    text: row.text,
    created_at: row.created_at.toISOString(),
    messages: row.messages.map(({ side, text, at }) => ({
      side,
      text,
      at: new Date(at).toISOString(),
    })),
  }
}
