import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { asSeller, asStaff, asSupporter, type Caller } from '../caller.ts'
import { auditEndpoint } from './audit-endpoint.ts'
import { endpointView } from './endpoint.view.ts'
import { lockEndpoint, updateEndpoint } from './endpoints.store.ts'
import { makeSecret } from './secrets.ts'

/** For so long the secret before signs too, so that its receiver can change over at leisure. */
const overlapMs = 24 * 3_600_000

async function rotateWebhookSecret(
  context: Context,
  caller: Caller,
  { path }: { path: { id: number } },
) {
  const { db, clock } = context
  const before = await lockEndpoint(db, caller, path.id)
  if (!before) return notFound
  const now = clock.now()
  const { secret, sealed } = makeSecret(context, before.id)
  const after = await updateEndpoint(db, before.id, {
    secret: sealed,
    previous_secret: before.secret,
    previous_until: new Date(now.getTime() + overlapMs),
  })
  await auditEndpoint(context, caller, {
    action: 'rotate-webhook-secret',
    id: before.id,
    before,
    after,
  })
  return { status: 200 as const, body: { webhook: endpointView(after, now), secret } }
}

export const rotateVendorWebhookSecret: Handler<'rotateVendorWebhookSecret'> =
  asSeller(rotateWebhookSecret)
export const rotateAgentWebhookSecret: Handler<'rotateAgentWebhookSecret'> =
  asSupporter(rotateWebhookSecret)
export const rotateShopWebhookSecret: Handler<'rotateShopWebhookSecret'> =
  asStaff(rotateWebhookSecret)
