import { findBarriers, findOverflow } from '../axe.ts'
import { accountScreens } from '../portal/account-screens.ts'
import { moneyScreens, staffOrderScreens } from '../portal/staff-order-screens.ts'
import { sellerScreens, supporterScreens } from '../portal/seller-screens.ts'
import { contentScreens, supportScreens } from '../portal/support-screens.ts'
import { orderScreens } from '../storefront/order-screens.ts'
import { pageScreens } from '../storefront/page-screens.ts'
import { vehicleScreens } from '../storefront/vehicle-screens.ts'
import { findCramped, type Look, narrow, narrowAgain, test, walkThrough, widen } from '../walk.ts'
import { expect } from '../world.ts'

/** Every screen at every width, each looked at by axe: the gate looks at some widths, and by axe at the narrowest. */

const parts = {
  'vehicles, spares and items': vehicleScreens,
  'signing in, articles, offers and guides': pageScreens,
  'from a basket to an order': orderScreens,
  buyer: accountScreens,
  supporter: supporterScreens,
  seller: sellerScreens,
  'staff, orders': staffOrderScreens,
  'staff, money': moneyScreens,
  'staff, people and listings': supportScreens,
  'staff, what the shop shows and charges': contentScreens,
}

/** The smallest phone, a large one, a tablet upright and lying, a laptop, a desktop. */
const widths = [320, 360, 412, 768, 1024, 1280, 1600]

const height = 900

/** From this width on the portal's menu is open next to its tables. */
const smallestDesktop = 1024

const lookAtEveryWidth: Look = async (walk) => {
  const { page, rest } = walk
  const found: string[] = []
  // Where it pressed last there may be the folded menu at another width, with a tooltip.
  await page.mouse.move(0, 0)
  for (const width of widths) {
    const isDesktop = width >= smallestDesktop
    if (isDesktop) await widen(page, width)
    else await page.setViewportSize({ width, height })
    await rest()
    const faults = await findBarriers(page)
    faults.push(...(await (isDesktop ? findCramped(walk) : findOverflow(page))))
    found.push(...faults.map((fault) => `at ${width} px ${fault}`))
  }
  await narrowAgain(page)
  return found
}

/** An emulated phone, which the gate's walks are not: its pages may be zoomed, and bars of scrolling take no room. */
const device = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

for (const [scheme, look] of Object.entries({
  light: { ...narrow, colorScheme: 'light' },
  dark: { ...device, colorScheme: 'dark' },
} as const)) {
  test.describe(scheme, () => {
    test.use(look)

    for (const [part, screens] of Object.entries(parts))
      test(`${part}: accessible, nothing too wide or squeezed at any width`, async ({
        walk,
        shop,
      }) => {
        test.setTimeout(900_000)
        await shop.sql(
          `insert into account_links (token_hash, account_id, purpose, created_at, expires_at, used_at)
           values (sha256('seen-already'), 1, 'activate', now(), now(), now()) on conflict do nothing`,
        )
        expect(await walkThrough(walk, screens, lookAtEveryWidth)).toEqual([])
      })
  })
}
