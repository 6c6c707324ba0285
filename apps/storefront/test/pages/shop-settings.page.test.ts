import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { openedShop } from '../shop.ts'

let shop: ShopInProcess
beforeAll(async () => {
  // What is set here holds for the whole shop, so that no other file may share it.
  shop = await openedShop({ PAYMENT_DAYS: '6' })
})
afterAll(() => shop.sql('delete from shop_settings'))

const page = async (path: string) => (await shop.fetch(`${shop.storefront}${path}`)).text()

it('the pages that the server draws follow the settings of the shop without a restart', async () => {
  expect(await page('/')).not.toContain('+254 20 555 0778')
  await shop.sql(
    `insert into shop_settings (name, value, revision, changed_at) values
       ('contact_phone', '"+254 20 555 0778"', 1, now()), ('position_sales', '[20000, 70000, 300000]', 1, now())`,
  )
  await vi.waitFor(async () => expect(await page('/')).toContain('+254 20 555 0778'), {
    timeout: 8000,
    interval: 100,
  })
  expect(await page('/help-contact')).toContain('+254 20 555 0778')
  expect(await page('/supporter-programme/compensation')).toContain('$300,000')
})
