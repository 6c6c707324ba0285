import type { Context } from '../../core/context.ts'
import { notFound } from '../../core/refusal.ts'
import { sendPrivateFile } from '../../platform/private-files/send.ts'
import { noteRead } from './paper-reads.ts'
import { listPapers } from './papers.store.ts'

interface Asked {
  orderId: number
  paperId: number
  /** Null for whoever holds a link. */
  actorId: number | null
  share?: number
  ip: string
}

/** The file of a paper, once its read is written down; whoever calls it has decided that the caller may see the order's. */
export async function sendPaper(context: Context, asked: Asked) {
  const { orderId, paperId, actorId, share, ip } = asked
  const papers = await listPapers(context.db, orderId)
  const paper = papers.find(({ id }) => id === paperId)
  // A link shows what counts now.
  if (!paper || (share !== undefined && !paper.is_latest)) return notFound
  const { kind, version } = paper
  const what = { paper: paper.id, kind, version, ...(share === undefined ? {} : { share }) }
  await noteRead(context, { actorId, orderId, ip, what })
  return sendPrivateFile(context, paper.file_id)
}
