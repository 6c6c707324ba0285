import type { WebhookReplay } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { asSeller, asStaff, asSupporter, type Caller } from '../caller.ts'
import { lockEndpoint } from '../endpoints/endpoints.store.ts'
import { replayDeliveries } from './deliveries.store.ts'
import { webhookOff } from './test-webhook.ts'

async function replayWebhook(
  { db, clock, nudgeWebhooks, afterCommit }: Context,
  caller: Caller,
  { path, body }: { path: { id: number }; body: WebhookReplay },
) {
  const endpoint = await lockEndpoint(db, caller, path.id)
  if (!endpoint) return notFound
  if (endpoint.off_by !== null) return webhookOff
  const { delivery, failed_since: since } = body
  const which = delivery === undefined ? { failedSince: new Date(since ?? '') } : { id: delivery }
  const count = await replayDeliveries(db, { endpointId: endpoint.id, which, now: clock.now() })
  afterCommit(nudgeWebhooks)
  return { status: 200 as const, body: { count } }
}

export const replayVendorWebhook: Handler<'replayVendorWebhook'> = asSeller(replayWebhook)
export const replayAgentWebhook: Handler<'replayAgentWebhook'> = asSupporter(replayWebhook)
export const replayShopWebhook: Handler<'replayShopWebhook'> = asStaff(replayWebhook)
