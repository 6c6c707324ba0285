import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { supportRequestView } from './support-request.view.ts'
import { findRequest } from './support-requests.store.ts'

export const getSupportRequest: Handler<'getSupportRequest'> = async ({ db }, { path }) => {
  const request = await findRequest(db, path.id)
  return request ? { status: 200, body: supportRequestView(request) } : notFound
}
