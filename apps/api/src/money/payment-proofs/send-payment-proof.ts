import type { Context } from '../../core/context.ts'
import { notFound } from '../../core/refusal.ts'
import { sendPrivateFile } from '../../platform/private-files/send-private-file.ts'
import { recordDocumentRead } from '../../delivery/documents/record-document-read.ts'
import { findPaymentProofFile } from './payment-proofs.store.ts'

interface ProofDownload {
  orderId: number
  proofId: number
  reader: number
  ip: string
  /** Whether the order must be the reader's own; false for staff. */
  isOwn: boolean
}

/** Records the read, then sends the file. */
export async function sendPaymentProof(
  context: Context,
  { orderId, proofId, reader, ip, isOwn }: ProofDownload,
) {
  const proof = { orderId, proofId, ...(isOwn && { accountId: reader }) }
  const file = await findPaymentProofFile(context.db, proof)
  if (file === null) return notFound
  await recordDocumentRead(context, { actorId: reader, orderId, ip, what: { slip: proofId } })
  return sendPrivateFile(context, file)
}
