import { randomBytes } from 'node:crypto'
import type { Context } from '../../core/context.ts'
import type { EndpointRow } from './endpoints.store.ts'

export const secretPrefix = 'whsec_'

/** The prefix and 32 random bytes. */
export function newSecret(): string {
  return `${secretPrefix}${randomBytes(32).toString('base64')}`
}

type Secrets = Pick<Context, 'secrets'>

/** Bound to the endpoint's row: a secret that is moved to another row does not open. */
const rowOf = (id: number) => `webhook ${id}`

export function makeSecret({ secrets }: Secrets, id: number) {
  const secret = newSecret()
  return { secret, sealed: secrets.seal(secret, rowOf(id)) }
}

/** What messages are signed with now: the newest first. */
export function secretsOf(
  { secrets }: Secrets,
  {
    id,
    secret,
    previous_secret: previous,
    previous_until: until,
  }: Pick<EndpointRow, 'id' | 'secret' | 'previous_secret' | 'previous_until'>,
  now: Date,
): string[] {
  const isOverlap = previous !== null && until !== null && until > now
  return (isOverlap ? [secret, previous] : [secret]).map((sealed) =>
    secrets.unseal(sealed, rowOf(id)),
  )
}
