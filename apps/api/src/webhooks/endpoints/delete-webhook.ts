import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { asSeller, asStaff, asSupporter, type Caller } from '../caller.ts'
import { auditEndpoint } from './audit-endpoint.ts'
import { deleteEndpoint, lockEndpoint } from './endpoints.store.ts'

async function deleteWebhook(context: Context, caller: Caller, { path }: { path: { id: number } }) {
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

export const deleteVendorWebhook: Handler<'deleteVendorWebhook'> = asSeller(deleteWebhook)
export const deleteAgentWebhook: Handler<'deleteAgentWebhook'> = asSupporter(deleteWebhook)
export const deleteShopWebhook: Handler<'deleteShopWebhook'> = asStaff(deleteWebhook)
