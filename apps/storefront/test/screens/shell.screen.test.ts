import { newBuyer } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { beforeAll, describe, expect, it } from 'vitest'
import { banner, headlineIs } from '../reading.ts'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { arrivedAt, logOut } from '../steps.ts'
import { visit } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

describe('who is signed in, and who is not (buyer spec §4; decisions 3)', () => {
  it('Log out goes to / and forgets the e-mail; logging out ends the session at the server', async () => {
    const buyer = await newBuyer(shop)
    const user = await visit('/my-basket', { as: buyer })
    expect(document.cookie).toContain('bandari_email')
    await logOut(user)
    await arrivedAt('/')
    expect(document.cookie).not.toContain('bandari_email')
    expect((await buyer.client.GET('/profile/')).response.status).toBe(401)
  })

  it('the account icon leads a visitor to /login', async () => {
    const user = await visit('/')
    await user.click(banner().getByRole('link', { name: t('shell.myAccount') }))
    await arrivedAt('/login?next=%2Fprofile')
    await headlineIs(/./)
  })
})
