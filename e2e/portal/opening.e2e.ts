import { newBuyer, newVendor } from '@bandari/api/arrange'
import { restOf } from '../rest.ts'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'

/** What the portal asks for while it opens. */

for (const [who, paths] of [
  ['a seller', ['/', '/profile', '/vendor-dashboard', '/messages']],
  ['staff', ['/', '/support/orders', '/support/roles']],
] as const)
  test(`the portal asks once who ${who} is while it opens`, async ({ page, shop }) => {
    const person = who === 'staff' ? await newBuyer(shop, { isStaff: true }) : await newVendor(shop)
    // However slow the machine is, the page opens in no time.
    await page.clock.setFixedTime(new Date())
    await enter(page, person, shop.portal)
    const rest = restOf(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const path of paths) {
      asked.splice(0)
      await page.goto(shop.portal + path)
      await rest()
      expect(
        asked.filter((each) => each === '/api/profile/'),
        path,
      ).toHaveLength(1)
    }
  })
