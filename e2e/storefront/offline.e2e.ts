import { person, placeOrder, stockVehicle } from '@bandari/api/arrange'
import type { BrowserContext, Page } from '@playwright/test'
import { expectSound } from '../axe.ts'
import { t } from '../sentences.ts'
import { enter } from '../steps.ts'
import { expect, test, waitUntilAlive } from '../world.ts'

/** What a browser alone shows: the worker, its caches and the database of letters. Their rules are tried without one. */
test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } })

/** The worker answers this page from now on, and has what the page is made of. */
async function untilKept(page: Page) {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    const names = await caches.keys()
    const files = names.find((name) => name.startsWith('bandari-files-'))
    if (!files) return false
    const kept = await (await caches.open(files)).keys()
    const scripts = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/assets/') && name.endsWith('.js'))
    const has = new Set(kept.map(({ url }) => url))
    return (
      navigator.serviceWorker.controller !== null &&
      scripts.length > 0 &&
      scripts.every((url) => has.has(url)) &&
      kept.some(({ url }) => url.endsWith('/offline'))
    )
  })
}

/** A live part of the page, by its words. */
const saying = (page: Page, hasText: string) => page.getByRole('status').filter({ hasText })

async function cachesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

/** To a page that stays as it is drawn: `goto` would wait until it is alive. */
async function go(page: Page, path: string) {
  await page.evaluate((to) => window.location.assign(to), path)
  await page.waitForURL(`**${path}`, { waitUntil: 'domcontentloaded' })
}

test('a page seen before is there without a network, as of when; one never seen says so and leads back', async ({
  page,
  context,
  shop,
}) => {
  const { id } = await stockVehicle(shop)
  await page.goto(`/details/${id}`)
  await untilKept(page)
  await page.goto('/calculator')
  await page.goto('/sw/seen')
  await page.goto('/seen')
  const title = page.getByRole('listitem').getByRole('heading').first()
  await expect(title).toBeVisible()
  const name = await title.textContent()
  await context.setOffline(true)
  await page.goto('/seen')
  await expect(title).toHaveText(name ?? '')
  await expect(saying(page, 'You are offline')).toContainText(
    /You are offline\. What you see here is as of .*UTC/,
  )
  await page.goto(`/details/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '')
  await page.goto('/calculator')
  await expect(saying(page, 'You are offline.')).toBeVisible()
  // Never seen: the code of the page is not here, either.
  await go(page, '/how-to-buy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'))
  await expectSound(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('offline.seen') })
    .click()
  await expect(title).toHaveText(name ?? '')
  // In the reader's language.
  await page.goto('/sw/seen')
  await expect(saying(page, 'Huna mtandao')).toBeVisible()
  await context.setOffline(false)
  await expect(saying(page, 'Huna mtandao')).toHaveCount(0)
})

test('a page that was led to without a document is there without a network', async ({
  page,
  context,
  shop,
}) => {
  const { id } = await stockVehicle(shop)
  await page.goto(`/details/${id}`)
  await page.goto('/seen')
  await untilKept(page)
  const link = page.getByRole('listitem').getByRole('heading').getByRole('link').first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await page.waitForURL(`**/details/${id}`)
  // The address changes before the page does.
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(name)
  await page.evaluate(async () => {
    const pages = await caches.open('bandari-pages')
    for (const key of await pages.keys()) if (key.url.includes('/details/')) await pages.delete(key)
  })
  await context.setOffline(true)
  await page.reload()
  await expect(heading).toContainText(name)
  await expect(saying(page, 'You are offline.')).toBeVisible()
})

async function fillRequest(page: Page, request: string) {
  await page.getByLabel(t('requests.name')).fill('Grace Otieno')
  await page.getByLabel(t('requests.email')).fill('grace@example.com')
  await page.getByLabel(t('requests.contactNumber')).fill('+254712345678')
  await page.getByLabel(t('requests.partNeeded')).fill(request)
}

const requestsOf = async (
  shop: { sql: (text: string, values: unknown[]) => Promise<unknown[]> },
  text: string,
) => (await shop.sql('select 1 from requests where text = $1', [text])).length

test('a form sent without a network waits, goes once also after the tab was closed, and can be withdrawn before', async ({
  page,
  context,
  shop,
}) => {
  await page.goto('/parts-request')
  await untilKept(page)
  await page.goto('/parts-request')
  await context.setOffline(true)
  await fillRequest(page, 'A left mirror')
  const send = page.getByRole('button', { name: t('requests.send') })
  await send.dblclick()
  const waiting = page.getByRole('status').filter({ hasText: t('offline.waiting') })
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  await expectSound(page)
  await page.reload()
  await waitUntilAlive(page)
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  await fillRequest(page, 'A right mirror')
  await send.click()
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  await waiting
    .getByRole('button', { name: /^Withdraw/ })
    .last()
    .click()
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  await page.close()
  await context.setOffline(false)
  const later = await context.newPage()
  await later.goto(`${shop.storefront}/parts-request`)
  await expect.poll(() => requestsOf(shop, 'A left mirror')).toBe(1)
  await later.reload()
  await expect(later.getByRole('status').filter({ hasText: t('offline.waiting') })).toHaveCount(0)
  expect(await requestsOf(shop, 'A left mirror')).toBe(1)
  expect(await requestsOf(shop, 'A right mirror')).toBe(0)
})

test('an order, its papers and its thread are there without a network; a message typed there is sent once', async ({
  page,
  context,
  buyer,
  shop,
}) => {
  const { id } = await placeOrder(shop, buyer)
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/orders/${id}`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(/\d/)
  const name = await heading.textContent()
  const write = page.getByRole('button', { name: t('portalAccount.askAboutOrder') })
  await expect(write).toBeVisible()
  const invoice = page.getByRole('button', { name: t('portal.proForma') })
  const saved = async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), invoice.click()])
    return file.suggestedFilename()
  }
  const paper = await saved()
  await context.setOffline(true)
  await page.reload()
  await expect(heading).toHaveText(name ?? '')
  await expect(saying(page, 'You are offline')).toContainText(
    /You are offline\. What you see here is as of/,
  )
  await expect(saying(page, 'You are offline')).toContainText(t('offline.cannotWait'))
  expect(await saved()).toBe(paper)
  await expectSound(page)
  await write.click()
  await page.getByLabel(t('portalMessages.question')).fill('When does it sail?')
  await page.getByRole('button', { name: t('portalMessages.send') }).dblclick()
  const waiting = page.getByRole('status').filter({ hasText: t('offline.waiting') })
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  await page.reload()
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
  const sent = () =>
    shop.sql('select 1 from thread_messages where text = $1', ['When does it sail?'])
  await context.setOffline(false)
  await expect.poll(async () => (await sent()).length).toBe(1)
  await expect(waiting).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('When does it sail?')).toBeVisible()
  expect((await sent()).length).toBe(1)
})

test('signing out leaves nothing of a person in any cache, and no letter', async ({
  page,
  context,
  shop,
}) => {
  // A phone has the way out in its menu.
  await page.setViewportSize({ width: 1280, height: 900 })
  await enter(page, await person(shop, 'buyer'))
  await page.goto('/favourites')
  await untilKept(page)
  await page.goto('/favourites')
  await expect
    .poll(async () => (await cachesOf(page)).some((name) => name.startsWith('bandari-own-')))
    .toBe(true)
  await write(context, page)
  await page
    .getByRole('button', { name: t('shell.logOut') })
    .first()
    .click()
  await expect(page.getByRole('link', { name: t('shell.logIn') }).first()).toBeVisible()
  await expect
    .poll(async () => (await cachesOf(page)).filter((name) => name.startsWith('bandari-own-')))
    .toEqual([])
  await expect.poll(() => lettersOf(page)).toBe(0)
})

async function write(context: BrowserContext, page: Page) {
  await page.goto('/parts-request')
  await context.setOffline(true)
  await fillRequest(page, 'Never to be sent')
  await page.getByRole('button', { name: t('requests.send') }).click()
  await expect.poll(() => lettersOf(page)).toBe(1)
  // A letter that waits longer than its writer stays signed in: the network comes back, the shop does not answer.
  await context.route('**/api/requests/**', (route) => route.abort())
  await context.setOffline(false)
}

function lettersOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('bandari-outbox')
        opening.onsuccess = () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('letters')) {
            database.close()
            indexedDB.deleteDatabase('bandari-outbox')
            return resolve(0)
          }
          const count = database.transaction('letters').objectStore('letters').count()
          count.onsuccess = () => {
            database.close()
            resolve(count.result)
          }
        }
      }),
  )
}

test('with the data saver, pictures wait for a press, and the page says what it weighs', async ({
  page,
  shop,
}) => {
  const { id } = await stockVehicle(shop)
  await page.setExtraHTTPHeaders({ 'save-data': 'on' })
  await page.goto(`/details/${id}`)
  const load = page.getByRole('button', { name: t('ui.loadPicture'), exact: true })
  await expect(load.first()).toBeVisible()
  const pictures = page.locator('main picture')
  await expect(pictures).toHaveCount(0)
  await expect(page.getByText(/This page: \d+ kB/)).toBeVisible()
  await expectSound(page)
  await load.first().click()
  await expect(pictures).toHaveCount(1)
  await page.getByRole('switch', { name: t('offline.saver') }).click()
  await expect(page.locator('main picture').first()).toBeVisible()
  await expect(load).toHaveCount(0)
})

test('the shop is installable in each language; workers are asked for anew, and pages of data savers are nobody else’s', async ({
  shop,
}) => {
  const get = (path: string, headers = {}) => fetch(shop.storefront + path, { headers })
  for (const [page, manifest] of [
    ['/', '/manifest.webmanifest'],
    ['/sw', '/sw/manifest.webmanifest'],
  ] as const) {
    expect(await (await get(page)).text()).toContain(`rel="manifest" href="${manifest}"`)
    const answer = await get(manifest)
    expect(answer.headers.get('content-type')).toContain('application/manifest+json')
    const { icons, start_url } = (await answer.json()) as {
      icons: { src: string }[]
      start_url: string
    }
    for (const path of [
      start_url,
      '/favicon.ico',
      '/apple-touch-icon.png',
      ...icons.map(({ src }) => src),
    ])
      expect((await get(path)).status, path).toBe(200)
  }
  for (const worker of ['/worker.js', '/portal-worker.js'])
    expect((await get(worker)).headers.get('cache-control')).toBe('no-cache')
  const light = await get('/', { 'save-data': 'on' })
  expect(light.headers.get('cache-control')).toBe('private, no-cache')
  expect((await get('/')).headers.get('vary')).toContain('save-data')
  expect(light.headers.get('content-security-policy')).toContain("worker-src 'self'")
})
