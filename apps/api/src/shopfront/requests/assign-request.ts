import { assign } from '../../conversations/assignments/assign.ts'
import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { lockRequest, requests, setAssignee } from './support-requests.store.ts'

export const assignRequest: Handler<'assignRequest'> = async (context, call) => {
  const { db, clock } = context
  const { id } = call.path
  await lockRequest(db, id)
  const request = await requests(clock.now(), call.account.id).find(db, id)
  if (!request) return notFound
  const { assignee } = request
  const set = setAssignee(id)
  return assign(context, { subject: 'request', id, assignee, set }, call)
}
