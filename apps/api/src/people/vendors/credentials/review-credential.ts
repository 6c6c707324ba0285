import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { isOfVendor } from '../../../core/vendor-of.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { lockAccount } from '../../accounts/account.store.ts'
import { reasonMissing } from '../../decisions/reason.ts'
import { ownMoney } from '../../staff/staff-refusals.ts'
import { refusedPaperMail } from './credential-mails.ts'
import { decideCredential, listCredentials } from './credentials.store.ts'
import { readPaperDay } from './paper-day.ts'
import { readVendorCase } from './vendor-case.ts'

/** Nobody reviews their own, nor those of a vendor they work for. */
export const reviewCredential: Handler<'reviewCredential'> = async (
  context,
  { path, account, body },
) => {
  const { db, clock, settings } = context
  if (isOfVendor(account, path.id)) return ownMoney
  const owner = await lockAccount(db, path.id)
  const papers = await listCredentials(db, path.id)
  const paper = papers.find(({ id }) => id === path.paper)
  if (!owner || !paper) return notFound
  const day = body.expires_on === undefined ? paper.expires_on : readPaperDay(body.expires_on)
  if (day === undefined) return refuse(400, fieldErrors({ expires_on: ['not_a_day'] }))
  const isRefused = body.state === 'refused'
  const reason = isRefused ? body.reason?.trim() || null : null
  if (isRefused && reason === null) return reasonMissing
  const now = clock.now()
  const { id, kind } = paper
  const review = { id, state: body.state, reason, expiresOn: day, actorId: account.id, now }
  const isDecided = paper.is_latest && (await decideCredential(db, review))
  if (!isDecided) return refuse(409, detail('credential_decided'))
  await insertAudit(db, {
    actorId: account.id,
    action: isRefused ? 'refuse-credential' : 'accept-credential',
    subject: 'account',
    subjectId: path.id,
    before: { kind },
    after: { kind, paper: id, expires_on: day },
    reason,
    now,
  })
  if (reason !== null) {
    await enqueueMail(db, refusedPaperMail({ to: owner, kind, reason }, settings))
    context.afterCommit(context.nudgeOutbox)
  }
  return { status: 200, body: await readVendorCase(context, path.id) }
}
