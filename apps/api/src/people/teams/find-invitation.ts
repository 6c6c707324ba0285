import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { sellerName } from '../vendors/seller-name.ts'
import { findInvitationByToken } from './invitations.store.ts'
import { findOwner } from './team.store.ts'

export const findInvitation: Handler<'findInvitation'> = async ({ db, clock }, { body }) => {
  const invitation = await findInvitationByToken(db, body.token, clock.now())
  const owner = invitation && (await findOwner(db, invitation.vendor_id))
  if (!invitation || !owner) return notFound
  const { email, role, expires_at } = invitation
  return {
    status: 200,
    body: { name: sellerName(owner), email, role, expires_at: expires_at.toISOString() },
  }
}
