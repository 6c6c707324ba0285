import type { Handler } from '../../../core/contract.ts'
import { handoverSeconds, insertHandover } from './handover.store.ts'
import { isLocalPath } from './next-path.ts'
import { fieldErrors } from '../../../core/field-problems.ts'

/** The code is in the fragment, which never reaches a server's log (contract N14). */
export const createHandover: Handler<'createHandover'> = async (
  { db, clock, settings },
  { account, tokenHash, body: { audience, next } },
) => {
  if (!isLocalPath(next)) {
    return { status: 400, body: fieldErrors({ next: ['path_invalid'] }) }
  }
  const handover = { accountId: account.id, tokenHash, audience, next }
  const code = await insertHandover(db, handover, clock.now())
  const origin = audience === 'portal' ? settings.portalOrigin : settings.storefrontOrigin
  const url = `${origin}/sso#code=${code}`
  return { status: 201, body: { code, expires_in: handoverSeconds, url } }
}
