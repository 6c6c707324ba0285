import { randomUUID } from 'node:crypto'
import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { asSeller, asStaff, asSupporter, type Caller } from '../caller.ts'
import { findEndpoint } from '../endpoints/endpoints.store.ts'
import { insertTestDelivery } from './deliveries.store.ts'
import { deliveryView } from './delivery.view.ts'

export const webhookOff = refuse(409, detail('webhook_off'))

/** It goes the way of all others, so that it shows what they would meet. */
async function testWebhook(
  { db, clock, nudgeWebhooks, afterCommit }: Context,
  caller: Caller,
  { path }: { path: { id: number } },
) {
  const endpoint = await findEndpoint(db, caller, path.id)
  if (!endpoint) return notFound
  if (endpoint.off_by !== null) return webhookOff
  const now = clock.now()
  const test = {
    type: 'webhook.test',
    timestamp: now.toISOString(),
    data: { webhook: endpoint.id },
  }
  const delivery = await insertTestDelivery(db, {
    endpointId: endpoint.id,
    messageId: `msg_${randomUUID().replaceAll('-', '')}`,
    body: JSON.stringify(test),
    now,
  })
  afterCommit(nudgeWebhooks)
  return { status: 201 as const, body: deliveryView(delivery) }
}

export const testVendorWebhook: Handler<'testVendorWebhook'> = asSeller(testWebhook)
export const testAgentWebhook: Handler<'testAgentWebhook'> = asSupporter(testWebhook)
export const testShopWebhook: Handler<'testShopWebhook'> = asStaff(testWebhook)
