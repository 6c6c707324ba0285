import type { SellerSteps } from '@bandari/sdk'
import type { Database } from '../../../platform/db/database.ts'
import { listHandOvers, listSellerPapers } from '../seller-papers.store.ts'

/** What the sellers of an order sent and did, as staff see it. */
export async function readSellerSteps(db: Database, orderId: number): Promise<SellerSteps> {
  const papers = await listSellerPapers(db, orderId)
  const handOvers = await listHandOvers(db, orderId)
  return {
    papers: papers.map((paper) => ({
      id: paper.id,
      title: paper.title,
      seller_id: paper.vendor_id,
      sent_by: paper.seller_name,
      kind: paper.kind,
      state: paper.state,
      reason: paper.reason,
      sent_at: paper.sent_at.toISOString(),
      decided_at: paper.decided_at?.toISOString() ?? null,
      file_name: paper.file_name,
      file_type: paper.file_type,
      bytes: paper.bytes,
    })),
    hand_overs: handOvers.map(({ noted_at: at, ...row }) => ({
      ...row,
      noted_at: at.toISOString(),
    })),
  }
}
