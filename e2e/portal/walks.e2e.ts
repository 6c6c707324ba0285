import { expect, lookSound, narrow, test, walkThrough } from '../walk.ts'
import { accountScreens } from './account-screens.ts'
import { moneyScreens, staffOrderScreens } from './staff-order-screens.ts'
import { sellerScreens, supporterScreens } from './seller-screens.ts'
import { contentScreens, supportScreens } from './support-screens.ts'

/** Every screen of each role (ux rules 1, 5, 6): `../deep/screens.e2e.ts` looks at them in the dark and at every width. */

test.use(narrow)

const roles = {
  buyer: accountScreens,
  supporter: supporterScreens,
  seller: sellerScreens,
  'staff, orders': staffOrderScreens,
  'staff, money': moneyScreens,
  'staff, people and listings': supportScreens,
  'staff, what the shop shows and charges': contentScreens,
}

for (const [role, screens] of Object.entries(roles)) {
  test(`every screen of a ${role}: silent, accessible, nothing too wide, squeezed or moving`, async ({
    walk,
  }) => {
    test.setTimeout(900_000)
    expect(await walkThrough(walk, screens, lookSound)).toEqual([])
  })
}
