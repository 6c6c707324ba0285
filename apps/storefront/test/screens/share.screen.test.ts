import { stockVehicle } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { visit } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

/** The calls of a test say no browser, and programs are not counted. */
function callAsBrowser() {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    request.headers.set('user-agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Firefox/132.0')
    return fetch(request)
  }
}

it('a vehicle that somebody shares is counted for its seller, once', async () => {
  const { id, title } = await stockVehicle(shop)
  const user = await visit(`/details/${id}`, { shop })
  callAsBrowser()
  const share = await screen.findByRole('group', { name: t('favourites.shareOf', { title }) })
  const copy = within(share).getByRole('button', {
    name: t('shared.copyWhat', { what: t('favourites.linkTo', { title }).toLowerCase() }),
  })
  await user.click(copy)
  await user.click(copy)
  await waitFor(async () => {
    await shop.writeViews()
    const rows = await shop.sql('select shared from view_days where product_id = $1', [id])
    expect(rows).toEqual([{ shared: 1 }])
  })
})
