import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { supportClaimView } from '../claim.view.ts'
import { findClaim } from '../claims.store.ts'

export const getSupportClaim: Handler<'getSupportClaim'> = async ({ db }, { path }) => {
  const claim = await findClaim(db, path.id)
  return claim ? { status: 200, body: supportClaimView(claim) } : notFound
}
