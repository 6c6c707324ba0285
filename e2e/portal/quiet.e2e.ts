import type { Page } from '@playwright/test'
import { type Buyer, newBuyer, placeOrder } from '../arrange.ts'
import { expectSound, phone } from '../axe.ts'
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

async function openSupportOrder(page: Page, shop: Shop, buyer: Buyer) {
  const { id, number } = await placeOrder(shop, buyer)
  await enter(page, await newBuyer(shop, { isStaff: true }), shop.portal)
  await page.goto(`${shop.portal}/support/orders/${id}/show`)
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
}
