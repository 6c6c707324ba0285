import { insertAudit } from '../../platform/audit/audit.store.ts'
import type { Database } from '../../platform/db/database.ts'
import { insertDocument, type NewDocument } from './documents.store.ts'

/** The caller has locked the order. */
export async function saveDocument(
  db: Database,
  document: NewDocument,
  hash: string,
): Promise<void> {
  const { orderId, kind, label, isDraft, note, actorId, now } = document
  const id = await insertDocument(db, document)
  await insertAudit(db, {
    actorId,
    action: 'add-paper',
    subject: 'order',
    subjectId: orderId,
    before: null,
    after: { paper: id, kind, label, is_draft: isDraft, hash },
    reason: note,
    now,
  })
}
