import { createClient } from '@bandari/sdk/client'
import { demoPassword, people } from '@bandari/api/people'
import { test as base, type Page } from '@playwright/test'
import pg from 'pg'
import type { Shop } from '@bandari/api/shop'
import { type Buyer, newBuyer } from '@bandari/api/arrange'

export interface WorldFixtures {
  /** A person whom no other test of the run uses. */
  buyer: Buyer
  /** Everything the page logged or threw. */
  complaints: string[]
}

export interface WorkerFixtures {
  /** Settings in which the shop differs from the usual one. A file that changes them gets a shop for itself. */
  environment: Record<string, string>
  shop: Shop
}

export const test = base.extend<WorldFixtures, WorkerFixtures>({
  environment: [{}, { option: true, scope: 'worker' }],
  shop: [
    async ({ environment }, use) => {
      const worlds = process.env['WORLDS'] ?? ''
      const body = JSON.stringify(environment)
      const answer = await fetch(worlds, { method: 'POST', body })
      if (!answer.ok) throw new Error(await answer.text())
      const world = (await answer.json()) as World
      const client = new pg.Client(world.database)
      await client.connect()
      await use(shopOf(world, client))
      await client.end()
      const { storefront } = world
      await fetch(`${worlds}/?${new URLSearchParams({ storefront })}`, { method: 'DELETE' })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.storefront),
  page: async ({ page, shop, javaScriptEnabled }, use) => {
    const query = new URLSearchParams({ storefront: shop.storefront })
    const caughtUp = () => fetch(`${process.env['WORLDS']}/?${query}`)
    await use(javaScriptEnabled ? patient(page, caughtUp) : page)
  },
  buyer: async ({ shop }, use) => use(await newBuyer(shop)),
  complaints: async ({ page }, use) => use(complaintsOf(page)),
})

export { expect } from '@playwright/test'
export type { Shop } from '@bandari/api/shop'

/**
 * The storefront's pages come drawn, and React takes them over a moment later. A person is slower than that, a test
 * is not: after loading a page it waits until the last thing on it answers. The portal's pages are drawn by React. What
 * is searched follows what is written, too: before it loads one it waits until the shop has caught up.
 */
export function patient(page: Page, caughtUp?: () => Promise<unknown>): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    await caughtUp?.()
    const answer = await goto(url, { waitUntil: 'domcontentloaded', ...options })
    await waitUntilAlive(page)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload({ waitUntil: 'domcontentloaded', ...options })
    await waitUntilAlive(page)
    return answer
  }
  return page
}

/** After following a link that loads a page anew, which `patient` cannot see. */
export async function waitUntilAlive(page: Page) {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('#main *')]
    return (
      parts.length === 0 || Object.keys(parts.at(-1) ?? {}).some((key) => key.startsWith('__react'))
    )
  })
}

/** What a page logs or throws from now on, as it comes. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // The configuration blocks service workers, and the blocking says so on each page.
    if (message.text().startsWith('Service Worker registration blocked')) return
    complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  return complaints
}

interface World {
  storefront: string
  portal: string
  database: pg.ClientConfig
}

function shopOf({ storefront, portal }: World, database: pg.Client): Shop {
  const clientWith = (token: string | null) =>
    createClient({ baseUrl: `${storefront}/api`, token: () => token })
  return {
    storefront,
    portal,
    clientWith,
    fetch,
    sql: async (text, values) => (await database.query(text, values)).rows,
    tokenOf: async (role) => {
      const body = { username: people[role].email, password: demoPassword }
      const { data } = await clientWith(null).POST('/auth/login/', { body })
      if (!data) throw new Error(`${role} cannot sign in`)
      return data.token
    },
  }
}
