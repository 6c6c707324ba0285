import type { WebhookDeliveryState } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { asSeller, asStaff, asSupporter, type Caller } from '../caller.ts'
import { findEndpoint } from '../endpoints/endpoints.store.ts'
import { listDeliveries } from './deliveries.store.ts'
import { deliveryView } from './delivery.view.ts'

const perPage = 50

export interface DeliveriesAsked {
  path: { id: number }
  query: { state?: WebhookDeliveryState; before?: number }
}

async function listWebhookDeliveries(
  { db }: Context,
  caller: Caller,
  { path, query: { state, before } }: DeliveriesAsked,
) {
  const endpoint = await findEndpoint(db, caller, path.id)
  if (!endpoint) return notFound
  const asked = { endpointId: endpoint.id, state, before, most: perPage + 1 }
  const rows = await listDeliveries(db, asked)
  const results = rows.slice(0, perPage).map(deliveryView)
  return { status: 200 as const, body: { results, has_more: rows.length > perPage } }
}

export const listVendorWebhookDeliveries: Handler<'listVendorWebhookDeliveries'> =
  asSeller(listWebhookDeliveries)
export const listAgentWebhookDeliveries: Handler<'listAgentWebhookDeliveries'> =
  asSupporter(listWebhookDeliveries)
export const listShopWebhookDeliveries: Handler<'listShopWebhookDeliveries'> =
  asStaff(listWebhookDeliveries)
