import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { deleteSession, findViewer } from './session.store.ts'

/**
 * An invalid token never gets here: it is answered with a 401, which the client counts as signed out (contract A28). A view
 * of the shop by staff ends by it, too, and its end is audited.
 */
export const signOut: Handler<'signOut'> = async ({ db, clock }, { account, tokenHash }) => {
  if (account === null || tokenHash === null) return { status: 400, body: detail('not_signed_in') }
  const viewerId = await findViewer(db, tokenHash)
  await deleteSession(db, tokenHash)
  if (viewerId !== null) {
    await insertAudit(db, {
      actorId: viewerId,
      action: 'end-shop-view',
      subject: 'account',
      subjectId: account.id,
      before: {},
      after: {},
      reason: null,
      now: clock.now(),
    })
  }
  return { status: 200, body: detail('signed_out') }
}
