import { stockVehicle } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { addressOf, open } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

describe('a vehicle’s page as the server draws it', () => {
  it('/Car/{id} shows the same vehicle', async () => {
    const { id, title } = await stockVehicle(shop)
    await open(`/Car/${id}`)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  })

  it('an unknown id is not found', async () => {
    const { status } = await open('/details/999999999')
    expect(status).toBe(404)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      "Oops, sorry we couldn't find that page",
    )
  })

  it('a link to it shows title, price and picture, and a search engine knows it is a car', async () => {
    const { id, title } = await stockVehicle(shop)
    await open(`/details/${id}`)
    expect(document.title).toMatch(new RegExp(`^${title}, \\$4,500\\.00`))
    const meta = (property: string) => document.querySelector(`meta[property="${property}"]`)
    expect(meta('og:title')).toHaveAttribute('content', `${title}, $4,500.00`)
    expect(meta('og:image')).toHaveAttribute(
      'content',
      expect.stringMatching(new RegExp(`/share/en/details/${id}\\.jpg$`)),
    )
    const facts = document.querySelector('script[type="application/ld+json"]')
    expect(JSON.parse(facts!.textContent)).toMatchObject({ '@type': 'Car', name: title })
  })

  it('without JavaScript the page is complete and shows the total of another choice', async () => {
    const { id, title } = await stockVehicle(shop)
    await open(`/details/${id}`)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(screen.getByRole('region', { name: t('details.specification') })).toBeInTheDocument()
    const form = () => screen.getByRole<HTMLFormElement>('form', { name: t('details.buy') })
    within(form())
      .getByRole('radio', { name: /^Container/ })
      .click()
    const show = within(form()).getByRole('button', { name: t('details.showTotal') })
    await open(addressOf(form(), show))
    expect(form()).toHaveTextContent('Total to Mombasa$5,700.00')
  })
})
