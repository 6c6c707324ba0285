import { insertAudit } from '../../platform/audit/audit.store.ts'
import type { AnsweredRequests } from '../../conversations/threads/answered-requests.ts'
import { changeRequest, lockRequest, requests } from './support-requests.store.ts'

/** The first answer ends the wait for one; a closed request stays closed. */
export const answeredRequests: AnsweredRequests = {
  answered: async (db, { requestId: id, actorId, now }) => {
    await lockRequest(db, id)
    const before = await requests(now, actorId).find(db, id)
    if (before?.state !== 'new') return
    await changeRequest(db, { id, state: 'answered', actorId, note: '', now })
    await insertAudit(db, {
      actorId,
      action: 'update-request',
      subject: 'request',
      subjectId: id,
      before: { state: before.state },
      after: { state: 'answered' },
      reason: null,
      now,
    })
  },
}
