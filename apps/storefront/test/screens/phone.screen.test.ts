import { newBuyer, stockVehicle } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { daysAgo, setRate, shopWithoutRates } from '../exchange-rates.ts'
import { t } from '../sentences.ts'
import { main } from '../steps.ts'
import { visit } from '../storefront.ts'

let shop: ShopInProcess
beforeAll(async () => {
  shop = await shopWithoutRates()
  await setRate(shop, 'ZMW', '23.00', daysAgo(0))
})

afterEach(() => {
  delete document.documentElement.dataset['cards']
})

describe('cards of a search on a phone', () => {
  const look = () => main().findByRole('button', { name: t('shared.largePictures') })
  const firstSizes = () => document.querySelector('#main li img')?.getAttribute('sizes')

  it('are dense until large pictures are chosen, which the device remembers', async () => {
    const user = await visit('/search/1/0/0/1/*/*/0', { shop })
    expect(await look()).toHaveAttribute('aria-pressed', 'false')
    expect(firstSizes()).toMatch(/^\(max-width: 639px\) 124px/)
    await user.click(await look())
    await waitFor(() => expect(document.documentElement.dataset).toHaveProperty('cards', 'large'))
    await visit('/search/1/0/0/1/*/*/0', { shop })
    await waitFor(async () => expect(await look()).toHaveAttribute('aria-pressed', 'true'))
    expect(firstSizes()).not.toContain('124px')
  })

  it('are large again for nobody who chose so', async () => {
    localStorage.setItem('bandari.cards', 'large')
    const user = await visit('/search/1/0/0/1/*/*/0', { shop })
    await waitFor(async () => expect(await look()).toHaveAttribute('aria-pressed', 'true'))
    await user.click(await look())
    expect(localStorage.getItem('bandari.cards')).toBeNull()
    await waitFor(() => expect(document.documentElement.dataset).toHaveProperty('cards', 'dense'))
  })
})

describe('the price in the bar at the foot of a phone', () => {
  const bar = () => {
    const button = screen.getByRole('button', { name: t('details.buyNow') })
    return button.parentElement!
  }
  const barSays = (text: string | RegExp) => waitFor(() => expect(bar()).toHaveTextContent(text))
  const towards = (query: string) => {
    document.cookie = `bandari_destination=${query}; path=/`
  }

  it('is that at the buyer’s door where it is known whole, and names the place', async () => {
    const { id } = await stockVehicle(shop, { price: 520_000 })
    await shop.sql(
      `update products set body_type = 'Wagon', fuel_type = 'Petrol', steering = 'Right', engine_size = '1,496 cc',
         manufactured = '2015-02', first_registered = '2015-03', origin_port = 'Yokohama, Japan' where id = $1`,
      [id],
    )
    towards('country=ZM&city=Lusaka&way=zm-dar-lun&shipping=RORO&insurance=no&port=dar-es-salaam')
    await visit(`/details/${id}`, { shop })
    await barSays(t('door.toYourDoor', { place: 'Lusaka' }))
    await barSays(/≈ \$\d{1,2},\d{3} – \d{1,2},\d{3}/)
  })

  it('is called not known where only a part of it is, with that part', async () => {
    const { id } = await stockVehicle(shop, { price: 520_000 })
    towards('country=AO&city=Luanda&way=AOLAD&shipping=RORO&insurance=no&port=')
    await visit(`/details/${id}?country=AO`, { shop })
    await barSays(t('door.toYourDoor', { place: 'Luanda' }))
    await barSays(t('door.sure.notKnown'))
    await barSays(/\$\d/)
  })

  it('is the total to the port, or before shipping, where no destination is chosen', async () => {
    const { id } = await stockVehicle(shop, { price: 520_000 })
    await visit(`/details/${id}`, { shop })
    await barSays(`${t('details.totalTo', { port: 'Mombasa' })}$5,900.00`)
    await visit(`/details/${id}?country=`, { shop })
    await barSays(`${t('details.beforeShipping')}$5,200.00`)
  })
})

describe('a heart on each card of a vehicle', () => {
  const hearts = async (list: string) => {
    const [cards] = await main().findAllByRole('list', { name: list })
    return within(cards!).findAllByRole('button', {
      name: new RegExp(`^${t('favourites.keep', { title: '' })}`),
    })
  }

  it('of a deal keeps the vehicle', async () => {
    const user = await visit('/deals', { shop, as: await newBuyer(shop) })
    const [heart] = await hearts(t('shell.dealsOfTheDay'))
    await user.click(heart!)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  })

  it('of a row of the home page stands there, too', async () => {
    await visit('/', { shop })
    const rows = main()
      .getAllByRole('button', { name: /^Next: / })
      .map((button) => button.getAttribute('aria-label')!.replace('Next: ', ''))
    expect((await hearts(rows[0]!)).length).toBeGreaterThan(0)
  })
})
