import type { Page } from '@playwright/test'
import { listVehicle, newVendor, publishable, stockVehicle } from '@bandari/api/arrange'
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
  test.setTimeout(240_000)
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
      await page.unrouteAll({ behavior: 'wait' })
    })
  }
})

for (const isSignedIn of [false, true]) {
  const who = isSignedIn ? 'somebody who is signed in' : 'a visitor'

  test(`a link that ${who} presses while the page comes alive leads on`, async ({
    page,
    shop,
    buyer,
  }) => {
    if (isSignedIn) await enter(page, buyer, shop.storefront)
    const { id } = await localVehicle(shop)
    const { arrive } = await openHeld(page, `/details/${id}`)
    const ask = page.locator(`a[href="/messages/new?product=${id}"]`)
    const box = await ask.boundingBox()
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
    if (isSignedIn) await expect(page).toHaveURL(`${shop.portal}/messages/new?product=${id}`)
    else await expect(page).toHaveURL(/\/login\?next=%2Fmessages%2Fnew%3Fproduct%3D\d+$/)
  })

  test(`a link that ${who} presses before there is any script leads on`, async ({
    page,
    shop,
    buyer,
  }) => {
    if (isSignedIn) await enter(page, buyer, shop.storefront)
    const { id } = await localVehicle(shop)
    const { arrive } = await openHeld(page, `/details/${id}`)
    await page.locator(`a[href="/messages/new?product=${id}"]`).press('Enter')
    await page.waitForURL('**/messages/new?product=*', { waitUntil: 'commit' })
    arrive()
    if (isSignedIn) await expect(page).toHaveURL(`${shop.portal}/messages/new?product=${id}`)
    else await expect(page).toHaveURL(/\/login\?next=%2Fmessages%2Fnew%3Fproduct%3D\d+$/)
  })
}
