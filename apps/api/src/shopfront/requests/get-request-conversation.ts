import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { requestConversationView } from './request-conversation.view.ts'
import { findLinkedRequest } from './request-messages.store.ts'
import { requests } from './support-requests.store.ts'

export const unknownLink = refuse(404, detail('share_unknown'))

/** Nobody of staff reads here. */
const nobody = 0

export const getRequestConversation: Handler<'getRequestConversation'> = async (
  context,
  { body },
) => {
  const id = await findLinkedRequest(context.db, body.token)
  const row = id === null ? undefined : await findRequest(context, id)
  return row ? { status: 200, body: requestConversationView(row) } : unknownLink
}

export function findRequest({ db, clock }: Pick<Context, 'db' | 'clock'>, id: number) {
  return requests(clock.now(), nobody).find(db, id)
}
