import type { Page } from '@playwright/test'
import {
  type Buyer,
  moveOrder,
  newBuyer,
  newSupporter,
  placeOrder,
  sellWithCode,
} from '../arrange.ts'
import { expectAccessible, expectSound, phone } from '../axe.ts'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'

/** Every screen of the portal: silent, accessible, and no wider than a phone (ux rules 1, 6). */

type Arrive = (page: Page, world: { shop: Shop; buyer: Buyer }) => Promise<unknown>

const screens: Readonly<Record<string, Arrive>> = {
  'sign in': async (page, { shop }) => {
    await page.goto(`${shop.portal}/login`)
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
  },
  profile: async (page, { shop, buyer }) => {
    await enter(page, buyer, shop.portal)
    await page.goto(`${shop.portal}/profile`)
    await page.getByText(buyer.email).waitFor()
  },
  'order history': async (page, { shop, buyer }) => {
    const { number } = await placeOrder(shop, buyer)
    await enter(page, buyer, shop.portal)
    await page.goto(`${shop.portal}/profile?tab=orders`)
    await page.getByText(`Order ${number}`).first().waitFor()
  },
  'no orders yet': async (page, { shop, buyer }) => {
    await enter(page, buyer, shop.portal)
    await page.goto(`${shop.portal}/profile?tab=orders`)
    await page.getByText('You have no orders yet').waitFor()
  },
  'View Order': async (page, { shop, buyer }) => {
    const { id } = await placeOrder(shop, buyer)
    await enter(page, buyer, shop.portal)
    await page.goto(`${shop.portal}/profile?tab=orders&order=${id}`)
    await page.getByRole('dialog').getByText('What you ordered').waitFor()
  },
  'orders of support': async (page, { shop, buyer }) => {
    const { number } = await placeOrder(shop, buyer)
    await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
    await page.goto(`${shop.portal}/support/orders`)
    await page.getByText(number).first().waitFor()
  },
  'an order of support': async (page, { shop, buyer }) => {
    await openSupportOrder(page, shop, buyer)
  },
  'a move': async (page, { shop, buyer }) => {
    await openSupportOrder(page, shop, buyer)
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Reason').waitFor()
  },
  'supporters, for support': async (page, { shop }) => {
    await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
    await page.goto(`${shop.portal}/support/agents`)
    await page
      .getByRole('button', { name: /^Adjust/ })
      .first()
      .waitFor()
  },
  'become a seller': async (page, { shop, buyer }) => {
    await enter(page, buyer, shop.portal)
    await page.goto(`${shop.portal}/become-a-seller`)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('Please enter a valid mobile number').waitFor()
  },
  'the terms of the programme': async (page, { shop, buyer }) => {
    await openTerms(page, shop, buyer)
  },
  'the store ID': async (page, { shop }) => {
    await enter(page, await newSupporter(shop), shop.portal)
    await page.goto(`${shop.portal}/become-a-seller`)
    await page.getByText('Your online store ID').waitFor()
  },
  'supporter dashboard': async (page, { shop }) => {
    await openDashboard(page, shop)
  },
  'supporter dashboard of who has not joined': async (page, { shop, buyer }) => {
    await enter(page, buyer, shop.portal)
    await page.goto(`${shop.portal}/supporter-dashboard`)
    await page.getByText('Your profile is incomplete').waitFor()
  },
  'My Downline and a recruit': async (page, { shop }) => {
    const recruiter = await newSupporter(shop)
    const recruit = await newSupporter(shop, { referrer: recruiter })
    await sellWithCode(shop, recruit)
    await enter(page, recruiter, shop.portal)
    await page.goto(`${shop.portal}/my-downline`)
    await page.getByText('$45.00').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: recruit.email }).click()
    await page.getByText('ORDERS').waitFor()
  },
  'an empty downline': async (page, { shop }) => {
    await enter(page, await newSupporter(shop), shop.portal)
    await page.goto(`${shop.portal}/my-downline`)
    await page.getByText('You have no recruits yet').waitFor()
  },
  training: async (page, { shop, buyer }) => {
    await buyer.client.GET('/update-training-progress/', { params: { query: { c: 'chapter_1' } } })
    await enter(page, buyer, shop.portal)
    await page.goto(`${shop.portal}/supporter-training?chapter=chapter_1`)
    await page.getByRole('button', { name: 'Chapter Completed' }).waitFor()
  },
  'promotion tools': async (page, { shop }) => {
    await enter(page, await newSupporter(shop), shop.portal)
    await page.goto(`${shop.portal}/advertising-tools`)
    for (const name of ['Business cards', 'Flyers', 'Vinyl signage'])
      await page.getByRole('img', { name: new RegExp(`^${name} with your name`) }).waitFor()
  },
  'promotion tools of who has not joined': async (page, { shop, buyer }) => {
    await enter(page, buyer, shop.portal)
    await page.goto(`${shop.portal}/advertising-tools`)
    await page.getByText('Yours appears here once you have joined').first().waitFor()
  },
  statement: async (page, { shop }) => {
    await openStatement(page, shop)
  },
  'an empty statement': async (page, { shop }) => {
    await enter(page, await newSupporter(shop), shop.portal)
    await page.goto(`${shop.portal}/commission`)
    await page.getByText('Your statement is empty').waitFor()
  },
  'no permission': async (page, { shop, buyer }) => {
    await enter(page, buyer, shop.portal)
    await page.goto(`${shop.portal}/support/orders`)
    await page.getByText('This room is for support staff').waitFor()
  },
  'not found': async (page, { shop, buyer }) => {
    await enter(page, buyer, shop.portal)
    await page.goto(`${shop.portal}/no-such-room`)
    await page.getByText("Oops, sorry we couldn't find that page").waitFor()
  },
}

test.describe('on a phone, then on a desktop', () => {
  test.use(phone)

  for (const [screen, arrive] of Object.entries(screens)) {
    test(`${screen}: silent, accessible, not too wide`, async ({
      page,
      shop,
      buyer,
      complaints,
    }) => {
      await arrive(page, { shop, buyer })
      await expectSound(page)
      expect(complaints).toEqual([])
    })
  }
})

/** Contrast is another by night. */
const byNight: Readonly<Record<string, Arrive>> = {
  'supporter dashboard': (page, { shop }) => openDashboard(page, shop),
  'the terms of the programme': (page, { shop, buyer }) => openTerms(page, shop, buyer),
  statement: (page, { shop }) => openStatement(page, shop),
}

test.describe('in the dark', () => {
  test.use({ ...phone, colorScheme: 'dark' })

  for (const [screen, arrive] of Object.entries(byNight)) {
    test(`${screen}: silent, accessible, not too wide`, async ({
      page,
      shop,
      buyer,
      complaints,
    }) => {
      await arrive(page, { shop, buyer })
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expectSound(page)
      expect(complaints).toEqual([])
    })
  }
})

async function openTerms(page: Page, shop: Shop, buyer: Buyer) {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/become-a-seller`)
  await page.getByLabel('Mobile number').fill('0971234567')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('I agree to the terms and conditions').check()
}

async function openDashboard(page: Page, shop: Shop) {
  const supporter = await newSupporter(shop)
  const { number } = await sellWithCode(shop, supporter)
  await enter(page, supporter, shop.portal)
  await page.goto(`${shop.portal}/supporter-dashboard`)
  await page.getByText(`Order ${number}`).waitFor()
  await page.getByText('Show the figures').click()
}

async function openStatement(page: Page, shop: Shop) {
  const supporter = await newSupporter(shop)
  const order = await sellWithCode(shop, supporter)
  await sellWithCode(shop, supporter)
  await moveOrder(shop, order, 'Canceled')
  await enter(page, supporter, shop.portal)
  await page.goto(`${shop.portal}/commission`)
  await page.getByText('Direct commission taken back').waitFor()
}

async function openSupportOrder(page: Page, shop: Shop, buyer: Buyer) {
  const { id, number } = await placeOrder(shop, buyer)
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
  await page.goto(`${shop.portal}/support/orders/${id}/show`)
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
}
