import type { BandariClient } from '@bandari/sdk'
import { type KeyScope, keyScopes } from '@bandari/sdk/key-scopes'

/** The secret of a new API key of whoever has just signed in; without `scopes`, with all that they may have. */
export async function newApiKey(
  client: BandariClient,
  scopes: readonly KeyScope[] = keyScopes,
): Promise<string> {
  const { data: offered = [] } = await client.GET('/api-keys/scopes/')
  const may = new Set(offered.map(({ scope }) => scope))
  const { data, error } = await client.POST('/api-keys/', {
    body: {
      name: 'Program of a test',
      scopes: scopes.filter((scope) => may.has(scope)),
      days: 30,
      rate_per_minute: 600,
    },
  })
  if (!data) throw new Error(`no key was made: ${JSON.stringify(error)}`)
  return data.token
}
