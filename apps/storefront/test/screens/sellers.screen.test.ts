import { newBuyer, stockVehicle } from '@bandari/api/arrange'
import { newSeller, reviewOf, vehicleOf } from '@bandari/api/arrange-reviews'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { t } from '../sentences.ts'
import { openedShop } from '../shop.ts'
import { fill, main } from '../steps.ts'
import { open, visit } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await openedShop()
})

const named = 'Peter O.'
const reviews = async () => within(await main().findByRole('list', { name: t('seller.reviews') }))

describe('who sells', () => {
  it('a listing names its seller, whose page tells what is known, on offer and said, without JavaScript too', async () => {
    const seller = await newSeller(shop)
    const vehicle = await vehicleOf(shop, seller)
    await open(`/details/${vehicle.id}`)
    const link = main().getByRole('link', { name: named })
    expect(link).toHaveAttribute('href', `/sellers/${seller.id}`)
    await open(`/details/${(await stockVehicle(shop)).id}`)
    expect(within(screen.getByRole('main')).getByText(/^Sold by/)).toHaveTextContent('Bandari')
    const answer = await open(`/sellers/${seller.id}`)
    expect(answer.status).toBe(200)
    expect(main().getByRole('heading', { level: 1, name: named })).toBeInTheDocument()
    const text = screen.getByRole('main').textContent
    for (const told of [
      vehicle.title,
      'Yokohama, Japan',
      t('seller.verified.application'),
      t('seller.verified.export'),
      t('seller.answers.few'),
      t('seller.reviews.none'),
    ])
      expect(text).toContain(told)
    expect(document.body.innerHTML).not.toContain('Otieno')
    expect(document.body.innerHTML).not.toContain(seller.email)
    expect(document.head.innerHTML).toContain(`/sellers/${seller.id}"`)
  })

  it('a company tells of itself, and no way past the shop', async () => {
    const seller = await newSeller(shop)
    await seller.client.PUT('/vendor/company', {
      body: {
        name: 'Otieno Motors',
        place: 'Ngong Road, Nairobi',
        about: 'Hybrids since 2009. Call 0722 345 678.',
        hours: 'Monday to Friday',
        languages: ['sw', 'en'],
      },
    })
    await open(`/sellers/${seller.id}`)
    const card = within(main().getByRole('region', { name: t('seller.company') }))
    for (const told of ['Ngong Road, Nairobi', 'Monday to Friday', 'Swahili, English'])
      card.getByText(told)
    card.getByText('Hybrids since 2009. Call •••.')
    expect(card.queryByRole('img')).toBeNull()
  })

  it('a page of nobody who sells is not found, and one with nothing on offer is nothing to look for', async () => {
    const buyer = await newBuyer(shop)
    expect((await open(`/sellers/${buyer.id}`)).status).toBe(404)
    expect((await open('/sellers/all')).status).toBe(404)
    const seller = await newSeller(shop)
    expect((await open(`/sellers/${seller.id}`)).status).toBe(200)
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expect(screen.getByRole('main')).toHaveTextContent(t('seller.stock.none'))
  })

  it('three reviews make an average, and each is read with its answer', async () => {
    const seller = await newSeller(shop)
    for (const stars of [5, 4]) await reviewOf(shop, seller, { stars })
    await open(`/sellers/${seller.id}`)
    expect(screen.getByRole('main')).toHaveTextContent(t('seller.reviews.few'))
    const id = await reviewOf(shop, seller, { stars: 3, text: 'Call 0722 345 678 for more.' })
    await seller.client.POST('/vendor/reviews/{id}/answer', {
      params: { path: { id } },
      body: { text: 'Thank you.' },
    })
    await visit(`/sellers/${seller.id}`)
    expect(screen.getByRole('main')).toHaveTextContent(
      t('seller.rating', { average: '4.0', count: 3 }),
    )
    const [newest] = (await reviews()).getAllByRole('listitem')
    expect(newest).toHaveTextContent(t('ui.stars', { count: 3 }))
    expect(newest).toHaveTextContent('Call ••• for more.')
    expect(newest).toHaveTextContent(t('seller.answer', { name: named }))
    expect(newest).toHaveTextContent('Thank you.')
  })

  it('whoever is signed in reports a review once; a visitor signs in first', async () => {
    const seller = await newSeller(shop)
    await reviewOf(shop, seller)
    await visit(`/sellers/${seller.id}`)
    const name = t('seller.reportOf', { name: 'Grace' })
    expect(await main().findByRole('link', { name })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(`/sellers/${seller.id}`)}`,
    )
    const user = await visit(`/sellers/${seller.id}`, { as: await newBuyer(shop) })
    const report = async (words: string) => {
      await user.click(await main().findByRole('button', { name }))
      const dialog = within(await screen.findByRole('dialog'))
      if (words !== '') fill(await dialog.findByLabelText(t('reviewReport.reason')), words)
      await user.click(dialog.getByRole('button', { name: t('reviewReport.send') }))
      return dialog
    }
    const empty = await report('')
    await empty.findByText(t('reviewReport.missing'))
    fill(empty.getByLabelText(t('reviewReport.reason')), 'It is about somebody else.')
    await user.click(empty.getByRole('button', { name: t('reviewReport.send') }))
    await empty.findByText(t('reviewReport.done'))
    await user.click(empty.getByRole('button', { name: t('reviewReport.back') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await report('Once more.')
    await again.findByText('You have reported this review already.')
  })
})
