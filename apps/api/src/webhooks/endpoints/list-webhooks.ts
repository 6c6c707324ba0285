import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { eventTypes } from '../event-types.data.ts'
import { asSeller, asStaff, asSupporter, type Caller } from '../caller.ts'
import { mostEndpoints } from './create-webhook.ts'
import { endpointView } from './endpoint.view.ts'
import { listEndpoints } from './endpoints.store.ts'

async function listWebhooks({ db, clock }: Context, caller: Caller) {
  const now = clock.now()
  const results = (await listEndpoints(db, caller)).map((each) => endpointView(each, now))
  const body = { results, most: mostEndpoints, event_types: [...eventTypes[caller.side]] }
  return { status: 200 as const, body }
}

export const listVendorWebhooks: Handler<'listVendorWebhooks'> = asSeller(listWebhooks)
export const listAgentWebhooks: Handler<'listAgentWebhooks'> = asSupporter(listWebhooks)
export const listShopWebhooks: Handler<'listShopWebhooks'> = asStaff(listWebhooks)
