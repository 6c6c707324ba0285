import { qrPath } from '../../../core/qr-path.ts'
import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { beginAuthenticator } from './authenticator.store.ts'
import { newTotpSecret, totpUri } from './totp.ts'
import { sealOwner } from './verify-code.ts'

/** Nothing is asked at sign-in until a code of the app has confirmed that it works. */
export const enrolAuthenticator: Handler<'enrolAuthenticator'> = async (
  { db, clock, secrets, settings },
  { account },
) => {
  const secret = newTotpSecret()
  const sealed = secrets.seal(secret, sealOwner(account.id))
  const isBegun = await beginAuthenticator(
    db,
    { accountId: account.id, secret: sealed },
    clock.now(),
  )
  if (!isBegun) return refuse(409, detail('authenticator_known'))
  const uri = totpUri(secret, { issuer: settings.brandName, label: account.email })
  return { status: 201, body: { secret, uri, qr: qrPath(uri) } }
}
