import type { Locator, Page } from '@playwright/test'
import { type Buyer, listVehicle, newVendor, publishable, stockVehicle } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, type Shop, test, waitUntilAlive } from '../world.ts'

/**
 * On a slow line the page is there long before its code. A link that stands there is pressed in that time, too, and must
 * not go from under the finger while the page comes alive.
 */

/** Opens a page whose scripts come when `arrive` is called. */
async function openHeld(page: Page, path: string) {
  let arrive = () => {}
  const later = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.unrouteAll({ behavior: 'wait' })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await later
    await route.continue()
  })
  await page.evaluate((to) => window.location.assign(to), path)
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  // Nobody sees the page before its styles are there, and until then everything on it stands elsewhere.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
      ({ sheet }) => sheet,
    ),
  )
  return { arrive }
}

declare global {
  interface Window {
    drawnLinks: HTMLAnchorElement[]
    wentLinks: string[]
  }
}

/** From now on what the server drew is watched: a link that comes back was gone for a moment all the same. */
async function watchLinks(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.drawnLinks = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    window.wentLinks = []
    new MutationObserver(() => {
      for (const link of window.drawnLinks.filter(({ isConnected }) => !isConnected))
        window.wentLinks.push(link.href)
      window.drawnLinks = window.drawnLinks.filter(({ isConnected }) => isConnected)
    }).observe(document, { childList: true, subtree: true })
    return window.drawnLinks.length
  })
}

async function localVehicle(shop: Shop) {
  return listVehicle(shop, await newVendor(shop), { ...publishable, publish: 'live' })
}

test.beforeEach(async ({ page, shop }) => {
  await page.goto(`${shop.storefront}/favicon.svg`)
})

test('no link that was drawn goes while its page comes alive', async ({ page, shop }) => {
  test.setTimeout(480_000)
  const local = await localVehicle(shop)
  const vehicle = await stockVehicle(shop)
  const addresses = [
    '/',
    '/search/toyota/vitz',
    '/auto-parts',
    '/search/1/0/0/1/*/*/0',
    '/deals',
    '/how-to-buy',
    `/details/${local.id}`,
    `/details/${vehicle.id}`,
  ]
  for (const address of addresses) {
    await test.step(address, async () => {
      const { arrive } = await openHeld(page, address)
      expect(await watchLinks(page)).toBeGreaterThan(20)
      arrive()
      await waitUntilAlive(page)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => window.wentLinks)).toEqual([])
    })
  }
})

/** Somebody who is not signed in first, then somebody who is: each writes to the seller of a vehicle. */
async function eachWritesToSeller(
  { page, shop, buyer }: { page: Page; shop: Shop; buyer: Buyer },
  press: (link: Locator, arrive: () => void) => Promise<void>,
) {
  const { id } = await localVehicle(shop)
  const address = `/messages/new?product=${id}`
  const ask = async () => {
    const { arrive } = await openHeld(page, `/details/${id}`)
    await press(page.locator(`a[href="${address}"]`), arrive)
  }
  await ask()
  await expect(page).toHaveURL(`${shop.storefront}/login?next=${encodeURIComponent(address)}`)
  await enter(page, buyer, shop.storefront)
  await ask()
  await expect(page).toHaveURL(shop.portal + address)
}

test('a link that is pressed while the page comes alive leads on, signed in or not', async ({
  page,
  shop,
  buyer,
}) => {
  await eachWritesToSeller({ page, shop, buyer }, async (link, arrive) => {
    const box = await link.boundingBox()
    if (!box) throw new Error('the link is not there')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    arrive()
    await page.waitForFunction(() =>
      Object.keys(document).some((key) => key.startsWith('__reactContainer')),
    )
    // A finger rests for as long as that.
    await page.mouse.down()
    await page.waitForTimeout(100)
    await page.mouse.up()
  })
})

test('a link that is pressed before there is any script leads on, signed in or not', async ({
  page,
  shop,
  buyer,
}) => {
  await eachWritesToSeller({ page, shop, buyer }, async (link, arrive) => {
    await link.press('Enter')
    await page.waitForURL('**/messages/new?product=*', { waitUntil: 'commit' })
    arrive()
  })
})

test('the language of an account is the one that its owner chooses in the menu, also before the page is alive', async ({
  page,
  shop,
  buyer,
  context,
}) => {
  await enter(page, buyer, shop.storefront)
  const language = async () => (await buyer.client.GET('/profile/')).data?.language
  const menu = page.getByRole('contentinfo')
  await page.goto('/help-contact')
  await menu.getByRole('link', { name: 'Kiswahili' }).click()
  await expect(page).toHaveURL(/\/sw\/help-contact$/)
  await expect.poll(language).toBe('sw')

  const { arrive } = await openHeld(page, '/deals')
  await menu.getByRole('link', { name: 'Français' }).click()
  await page.waitForURL('**/fr/deals', { waitUntil: 'commit' })
  arrive()
  await expect.poll(language).toBe('fr')
  const cookies = await context.cookies(shop.storefront)
  expect(cookies.find(({ name }) => name === 'bandari_language')?.value).toBe('fr')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('bandari.chosen-language')))
    .toBeNull()
})
