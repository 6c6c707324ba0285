import type { WebhookInput } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { detail, problem } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { asSeller, asStaff, asSupporter, type Caller } from '../caller.ts'
import { auditEndpoint } from './audit-endpoint.ts'
import { endpointView } from './endpoint.view.ts'
import {
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  lockEndpointsOf,
  nextEndpointId,
} from './endpoints.store.ts'
import { readEndpoint } from './read-endpoint.ts'
import { makeSecret } from './secrets.ts'

export const mostEndpoints = 10

/** The one answer, beside the one to a rotation, that has the secret. */
async function createWebhook(context: Context, caller: Caller, { body }: { body: WebhookInput }) {
  const { db, clock, settings } = context
  const read = readEndpoint(body, { side: caller.side, settings })
  if (read.refusal) return read.refusal
  await lockEndpointsOf(db, caller)
  if ((await listEndpoints(db, caller)).length >= mostEndpoints)
    return refuse(409, detail(problem('webhooks_at_most', { most: mostEndpoints })))
  const now = clock.now()
  const id = await nextEndpointId(db)
  const { secret, sealed } = makeSecret(context, id)
  const off_by = body.is_on ? null : 'owner'
  const { side, ownerId } = caller
  await insertEndpoint(db, { ...read.fields, id, side, ownerId, off_by, secret: sealed, now })
  await auditEndpoint(context, caller, {
    action: 'create-webhook',
    id,
    before: null,
    after: { ...read.fields, off_by },
  })
  const endpoint = await findEndpoint(db, caller, id)
  if (!endpoint) throw new Error(`webhook ${id} is gone`)
  return { status: 201 as const, body: { webhook: endpointView(endpoint, now), secret } }
}

export const createVendorWebhook: Handler<'createVendorWebhook'> = asSeller(createWebhook)
export const createAgentWebhook: Handler<'createAgentWebhook'> = asSupporter(createWebhook)
export const createShopWebhook: Handler<'createShopWebhook'> = asStaff(createWebhook)
