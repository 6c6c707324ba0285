import type { Context } from '../../../core/context.ts'
import type { Call, Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { reasonMissing } from '../../../people/decisions/reason.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { getOrderRecord, lockOrder } from '../../../selling/orders/order.store.ts'
import { documentAlarmRules } from '../../documents/alarms/document-alarm-rules.ts'
import { isOrderOfAccount } from '../../documents/document-orders.store.ts'
import { insertDocument } from '../../documents/documents.store.ts'
import { checkOrderAlarms } from '../../tracking/alarms/check-alarms.ts'
import { returnedPaperMail } from '../seller-paper-mails.ts'
import {
  findSellerPaper,
  findSender,
  markReleased,
  markReturned,
  type SellerPaperRow,
} from '../seller-papers.store.ts'
import { labelLength } from '../vendor-orders.store.ts'
import { readSellerSteps } from './read-seller-steps.ts'

/** Once for each paper: it becomes a paper of the order, which its buyer reads, or goes back with the reason. */
export const decideSellerPaper: Handler<'decideSellerPaper'> = async (context, call) => {
  const { db } = context
  const { path, account, body } = call
  await lockOrder(db, path.id)
  const paper = await findSellerPaper(db, { id: path.paper, orderId: path.id })
  if (!paper) return notFound
  const isBuyer = await isOrderOfAccount(db, { orderId: path.id, accountId: account.id })
  if (isBuyer || paper.vendor_id === account.id) return ownMoney
  if (paper.state !== 'waiting') {
    if (paper.state !== body.outcome) return refuse(409, detail('paper_decided'))
    return { status: 200, body: await readSellerSteps(db, path.id) }
  }
  const reason = body.reason?.trim() ?? ''
  if (body.outcome === 'returned' && reason === '') return reasonMissing
  if (body.outcome === 'returned') await sendBack(context, call, { paper, reason })
  else await release(context, call, paper)
  context.afterCommit(context.nudgeOutbox)
  return { status: 200, body: await readSellerSteps(db, path.id) }
}

type Deciding = Pick<Call<'decideSellerPaper'>, 'path' | 'account'>

async function release(context: Context, { path, account }: Deciding, paper: SellerPaperRow) {
  const { db, clock } = context
  const { id, kind, title, file_id: fileId, hash } = paper
  if (fileId === null) throw new Error('a paper that waits has a file')
  const now = clock.now()
  const paperId = await insertDocument(db, {
    orderId: path.id,
    kind,
    label: title.slice(0, labelLength),
    fileId,
    isDraft: false,
    number: null,
    validUntil: null,
    note: null,
    actorId: account.id,
    now,
  })
  await markReleased(db, { id, by: account.id, now, paperId })
  await insertAudit(db, {
    actorId: account.id,
    action: 'release-seller-paper',
    subject: 'order',
    subjectId: path.id,
    before: { state: 'waiting' },
    after: { state: 'released', seller_paper: id, paper: paperId, kind, hash },
    reason: null,
    now,
  })
  await checkOrderAlarms(context, path.id, documentAlarmRules)
}

async function sendBack(
  { db, clock, settings }: Context,
  { path, account }: Deciding,
  { paper, reason }: { paper: SellerPaperRow; reason: string },
) {
  const { id, kind, title, hash } = paper
  const now = clock.now()
  await markReturned(db, { id, by: account.id, now, reason })
  await insertAudit(db, {
    actorId: account.id,
    action: 'return-seller-paper',
    subject: 'order',
    subjectId: path.id,
    before: { state: 'waiting' },
    after: { state: 'returned', seller_paper: id, kind, hash },
    reason,
    now,
  })
  const to = await findSender(db, id)
  const order = await getOrderRecord(db, path.id)
  if (to) await enqueueMail(db, returnedPaperMail({ to, order, title, kind, reason }, settings))
}
