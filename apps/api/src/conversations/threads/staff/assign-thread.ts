import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { assign } from '../../assignments/assign.ts'
import { lockThread, setAssignee } from '../threads.store.ts'

export const assignThread: Handler<'assignThread'> = async (context, call) => {
  const { id } = call.path
  const thread = await lockThread(context.db, id)
  // A vendor answers what is asked of a vendor.
  if (!thread || thread.vendor_id !== null) return notFound
  const { assignee } = thread
  const set = setAssignee(id)
  return assign(context, { subject: 'thread', id, assignee, set }, call)
}
