import { randomBytes } from 'node:crypto'
import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findAgentByCode } from '../agents/agent.store.ts'
import { referralEnd } from '../ledger/commission.ts'
import { findLinkBySlug } from '../links/link.store.ts'
import { insertReferral } from './referral.store.ts'
import { hashReferral } from './referral-token.ts'

export const openReferral: Handler<'openReferral'> = async ({ db, clock, views }, { body }) => {
  const agent = await findAgentByCode(db, body.code)
  if (!agent) return notFound
  const now = clock.now()
  const token = randomBytes(16).toString('base64url')
  const tokenHash = hashReferral(token)
  const { via, product: productId = null } = body
  const linkId =
    via === undefined ? null : await findLinkBySlug(db, { agentId: agent.id, slug: via })
  const visit = { tokenHash, agentId: agent.id, accountId: null, linkId, productId, now }
  await insertReferral(db, visit)
  const expires_at = referralEnd(now).toISOString()
  return {
    status: 201,
    body: { token, code: agent.code, expires_at },
    whenRead: views.byLink(),
  }
}
