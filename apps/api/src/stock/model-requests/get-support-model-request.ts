import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { readCase } from './support-request.view.ts'
import { findGroup } from './support-requests.store.ts'

export const getSupportModelRequest: Handler<'getSupportModelRequest'> = async (
  context,
  { path },
) => {
  const group = await findGroup(context.db, path.id)
  return group ? { status: 200, body: await readCase(context, group) } : notFound
}
