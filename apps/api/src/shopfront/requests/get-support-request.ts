import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { supportRequestView } from './support-request.view.ts'
import { requests } from './support-requests.store.ts'

export const getSupportRequest: Handler<'getSupportRequest'> = async (
  { db, clock },
  { path, account },
) => {
  const request = await requests(clock.now(), account.id).find(db, path.id)
  return request ? { status: 200, body: supportRequestView(request) } : notFound
}
