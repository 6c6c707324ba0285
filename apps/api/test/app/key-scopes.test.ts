import { type KeyScope, keyScopes } from '@bandari/sdk/key-scopes'
import { operationTable } from '@bandari/sdk/operations'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { people } from '../../seeds/people.data.ts'
import { insertKey } from '../../src/people/accounts/keys/key.store.ts'
import { newKeyToken } from '../../src/people/accounts/keys/key-token.ts'
import { hashToken } from '../../src/people/accounts/sessions/session.store.ts'
import { payloadOf, queryOf } from '../helpers/contract-examples.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Every operation by a key that has its scope, by one that has every other, and by one that has them all. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

type Holder = 'support' | 'vendor'

const tokens = new Map<string, string>()

async function tokenOf(holder: Holder, scopes: readonly KeyScope[]): Promise<string> {
  const name = `${holder} ${scopes.join(' ')}`
  const known = tokens.get(name)
  if (known !== undefined) return known
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', people[holder].email)
    .executeTakeFirstOrThrow()
  const token = newKeyToken()
  const now = world.clock.now()
  await insertKey(world.db, {
    accountId: id,
    name: 'Matrix',
    tokenHash: hashToken(token),
    hint: token.slice(-4),
    scopes: [...scopes],
    ratePerMinute: 600,
    now,
    expiresAt: new Date(now.getTime() + 24 * 3600_000),
  })
  tokens.set(name, token)
  return token
}

/** Why a key was refused as a key; null where it was heard, whatever became of it. */
function refusalOf(payload: string): string | null {
  return /"code":"(key_[a-z_]+)"/.exec(payload)?.[1] ?? null
}

it.each(Object.entries(operationTable))('%s', async (_, { method, path, role, scope }) => {
  const holder = role === 'vendor' || role === 'lister' ? 'vendor' : 'support'
  const answerTo = async (scopes: readonly KeyScope[]) => {
    const body = ['post', 'put', 'patch'].includes(method) ? await payloadOf(path, method) : null
    const { statusCode, payload } = await world.app.inject({
      method: method.toUpperCase() as 'POST',
      url: `/api${path.replaceAll(/\{[^}]+\}/g, '1')}${queryOf(path, method)}`,
      headers: {
        authorization: `Token ${await tokenOf(holder, scopes)}`,
        ...body?.headers,
      },
      ...(body && { payload: body.payload }),
    })
    expect(statusCode, payload).toBeLessThan(500)
    const refusal = refusalOf(payload)
    if (refusal !== null) expect(statusCode).toBe(403)
    return refusal
  }
  if (scope === 'public') expect(await answerTo(['reports:read'])).toBeNull()
  else if (scope === 'person') expect(await answerTo(keyScopes)).toBe('key_not_a_person')
  else {
    expect(await answerTo(keyScopes.filter((each) => each !== scope))).toBe('key_lacks_scope')
    expect(await answerTo([scope])).toBeNull()
  }
})
