import type { WebhookInput } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { asSeller, asStaff, asSupporter, type Caller } from '../caller.ts'
import { auditEndpoint } from './audit-endpoint.ts'
import { endpointView } from './endpoint.view.ts'
import { giveUpWaiting, lockEndpoint, updateEndpoint } from './endpoints.store.ts'
import { readEndpoint } from './read-endpoint.ts'

async function saveWebhook(
  context: Context,
  caller: Caller,
  { path, body }: { path: { id: number }; body: WebhookInput },
) {
  const { db, clock, settings } = context
  const before = await lockEndpoint(db, caller, path.id)
  if (!before) return notFound
  const read = readEndpoint(body, { side: caller.side, settings })
  if (read.refusal) return read.refusal
  const now = clock.now()
  const isNew = body.address.trim() !== before.address || (body.is_on && before.off_by !== null)
  const after = await updateEndpoint(db, before.id, {
    ...read.fields,
    off_by: body.is_on ? null : (before.off_by ?? 'owner'),
    ...(isNew && { failures: 0, failing_since: null, paused_until: null }),
  })
  if (!body.is_on) await giveUpWaiting(db, before.id, now)
  await auditEndpoint(context, caller, { action: 'change-webhook', id: before.id, before, after })
  return { status: 200 as const, body: endpointView(after, now) }
}

export const saveVendorWebhook: Handler<'saveVendorWebhook'> = asSeller(saveWebhook)
export const saveAgentWebhook: Handler<'saveAgentWebhook'> = asSupporter(saveWebhook)
export const saveShopWebhook: Handler<'saveShopWebhook'> = asStaff(saveWebhook)
