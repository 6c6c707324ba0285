import type { Context } from '../../core/context.ts'
import { notFound } from '../../core/refusal.ts'
import { sendPrivateFile } from '../../platform/private-files/send-private-file.ts'
import { recordDocumentRead } from './record-document-read.ts'
import { listDocuments } from './documents.store.ts'

interface DocumentDownload {
  orderId: number
  documentId: number
  /** Null for a share link. */
  actorId: number | null
  share?: number
  ip: string
}

/** Records the read, then sends the file. The caller has checked that the order's documents may be read. */
export async function sendDocument(context: Context, download: DocumentDownload) {
  const { orderId, documentId, actorId, share, ip } = download
  const documents = await listDocuments(context.db, orderId)
  const document = documents.find(({ id }) => id === documentId)
  // A share link gives only the latest versions.
  if (!document || (share !== undefined && !document.is_latest)) return notFound
  const { kind, version } = document
  const what = { paper: document.id, kind, version, ...(share === undefined ? {} : { share }) }
  await recordDocumentRead(context, { actorId, orderId, ip, what })
  return sendPrivateFile(context, document.file_id)
}
