import { filledTemplates } from '../../conversations/templates/filled-templates.ts'
import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { requestReference } from './request-reference.ts'
import { requests } from './support-requests.store.ts'

export const fillRequestTemplates: Handler<'fillRequestTemplates'> = async (
  context,
  { path, query, account },
) => {
  const { db, clock } = context
  const request = await requests(clock.now(), account.id).find(db, path.id)
  if (!request) return notFound
  const language = query.language ?? request.language
  const reference = requestReference(request.kind, request.id)
  const values = { name: request.name, reference }
  return {
    status: 200,
    body: await filledTemplates(context, { use: 'request', language, account, values }),
  }
}
