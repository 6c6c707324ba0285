import { test as base } from '@playwright/test'
import { createClient, type BandariClient } from '@bandari/sdk'
import { demoPassword, people, type Role } from '@bandari/api/people'
import pg from 'pg'

/** A shop of the worker's own: its addresses, its database for arranging data, and the SDK's client. */
export interface Shop {
  storefront: string
  portal: string
  sql: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
  /** Signed in as a demo account, or as nobody. */
  as: (role: Role | null) => Promise<BandariClient>
  tokenOf: (role: Role) => Promise<string>
}

interface WorldFixtures {
  /** Everything the page logged or threw; a journey ends with none. */
  complaints: string[]
}

export const test = base.extend<WorldFixtures, { shop: Shop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const answer = await fetch(process.env['WORLDS'] ?? '', { method: 'POST' })
      if (!answer.ok) throw new Error(await answer.text())
      const world = (await answer.json()) as {
        storefront: string
        portal: string
        database: pg.ClientConfig
      }
      const client = new pg.Client(world.database)
      await client.connect()
      await use(shopOf(world, client))
      await client.end()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.storefront),
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
    await use(complaints)
  },
})

export { expect } from '@playwright/test'

function shopOf(
  { storefront, portal }: { storefront: string; portal: string },
  client: pg.Client,
): Shop {
  const tokenOf = async (role: Role) => {
    const nobody = createClient({ baseUrl: `${storefront}/api` })
    const { data } = await nobody.POST('/auth/login/', {
      body: { username: people[role].email, password: demoPassword },
    })
    if (!data) throw new Error(`${role} cannot sign in`)
    return data.token
  }
  return {
    storefront,
    portal,
    tokenOf,
    sql: async (text, values) => (await client.query(text, values)).rows,
    as: async (role) => {
      const token = role === null ? null : await tokenOf(role)
      return createClient({ baseUrl: `${storefront}/api`, token: () => token })
    },
  }
}
