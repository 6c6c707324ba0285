import type { Context } from '../../core/context.ts'
import { notFound } from '../../core/refusal.ts'
import type { Caller } from '../caller.ts'
import { auditEndpoint } from './audit-endpoint.ts'
import { deleteEndpoint, lockEndpoint } from './endpoints.store.ts'

export async function deleteWebhook(
  context: Context,
  caller: Caller,
  { path }: { path: { id: number } },
) {
  const before = await lockEndpoint(context.db, caller, path.id)
  if (!before) return notFound
  await deleteEndpoint(context.db, before.id)
  await auditEndpoint(context, caller, {
    action: 'delete-webhook',
    id: before.id,
    before,
    after: null,
  })
  return { status: 204 as const }
}
