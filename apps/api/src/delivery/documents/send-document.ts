import type { Context } from '../../core/context.ts'
import { notFound } from '../../core/refusal.ts'
import { sendPrivateFile } from '../../platform/private-files/send.ts'
import { recordDocumentRead } from './record-document-read.ts'
import { listDocuments } from './documents.store.ts'

interface DocumentDownload {
  orderId: number
  documentId: number
  /** Null for whoever holds a link. */
  actorId: number | null
  share?: number
  ip: string
}

/** The file of a paper, once its read is written down; whoever calls it has decided that the caller may see the order's. */
export async function sendDocument(context: Context, download: DocumentDownload) {
  const { orderId, documentId, actorId, share, ip } = download
  const documents = await listDocuments(context.db, orderId)
  const document = documents.find(({ id }) => id === documentId)
  // A link shows what counts now.
  if (!document || (share !== undefined && !document.is_latest)) return notFound
  const { kind, version } = document
  const what = { paper: document.id, kind, version, ...(share === undefined ? {} : { share }) }
  await recordDocumentRead(context, { actorId, orderId, ip, what })
  return sendPrivateFile(context, document.file_id)
}
