import { newBuyer, putInBasket, stockVehicle } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { translatorOf } from '@bandari/i18n/catalogues'
import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { daysAgo, setRate, shopWithoutRates } from '../exchange-rates.ts'
import { t } from '../sentences.ts'
import { chooseShipping, continueToReview, fillConsignee, main } from '../steps.ts'
import { open, visit } from '../storefront.ts'

let shop: ShopInProcess
beforeEach(async () => {
  shop = await shopWithoutRates()
})

const alsoIn = () => main().findByLabelText(t('shared.pricesAlsoIn'))
const mainSays = (text: string) =>
  waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(text))
const mainIsSilentOf = (text: string) =>
  waitFor(() => expect(screen.getByRole('main')).not.toHaveTextContent(text))
const buySays = (text: string) =>
  waitFor(() =>
    expect(screen.getByRole('form', { name: t('details.buy') })).toHaveTextContent(text),
  )

describe('prices also in the visitor’s own money: about, with the rate and its day; the charge stays in dollars', () => {
  it('follows the country that is chosen, with the rate and its day', async () => {
    await setRate(shop, 'KES', '129.5', daysAgo(8))
    await setRate(shop, 'KES', '130.25', daysAgo(1))
    await setRate(shop, 'TZS', '2465.5', daysAgo(1))
    const { id } = await stockVehicle(shop, { price: 1_204_110 })
    const user = await visit(`/details/${id}`, { shop })
    await mainSays('about KES 1,570,000')
    await mainSays('At KES 130.25 for 1 USD, rate of ')
    await mainSays('You pay in USD.')
    await buySays('$12,741.10about KES 1,660,000')

    await chooseShipping(user, { country: 'Tanzania' })
    await buySays('about TZS 31,400,000')
    await mainSays('At TZS 2,465.50 for 1 USD')
    await chooseShipping(user, { country: 'Zimbabwe' })
    await mainIsSilentOf('You pay in USD.')
    expect(screen.getByRole('form', { name: t('details.buy') })).not.toHaveTextContent('about')
  })

  it('is kept for search, the basket and the review, and is not for other visitors', async () => {
    await setRate(shop, 'ZMW', '22.8', daysAgo(0))
    const vehicle = await stockVehicle(shop)
    const user = await visit(`/details/${vehicle.id}`, { shop })
    await chooseShipping(user, { country: 'Zambia' })
    await mainSays('about ZMW 103,000')
    // The price follows the country at once, the browser keeps it a moment later.
    await waitFor(() => expect(document.cookie).toContain('bandari_currency'))

    const search = '/search/1/0/0/0/0/0/0'
    await visit(search, { shop })
    expect((await main().findAllByText(/^about ZMW /))[0]).toBeInTheDocument()
    // What the server draws is everybody's.
    expect(await (await shop.fetch(shop.storefront + search)).text()).not.toContain('about ZMW')

    const buyer = await newBuyer(shop)
    await putInBasket(shop, buyer, vehicle)
    const summarySays = (text: string) =>
      waitFor(() => expect(screen.getByRole('complementary')).toHaveTextContent(text))
    await visit('/my-basket', { as: buyer, shop })
    await summarySays('$5,200.00about ZMW 119,000')
    await summarySays('At ZMW 22.80 for 1 USD, rate of ')
    const shopper = await visit('/checkout', { shop })
    await summarySays('$5,200.00about ZMW 119,000')
    await fillConsignee(shopper)
    await continueToReview(shopper)
    // What is to be paid stands in dollars alone.
    await screen.findByRole('button', { name: t('checkout.submit') })
    await summarySays('about ZMW 119,000')
  })

  it('may be another than the country’s, or none, and stays so', async () => {
    await setRate(shop, 'KES', '129.5', daysAgo(1))
    await setRate(shop, 'ZAR', '17.183456', daysAgo(1))
    await setRate(shop, 'TZS', '2465.5', daysAgo(1))
    const { id } = await stockVehicle(shop)
    const user = await visit(`/details/${id}`, { shop })
    await user.selectOptions(await alsoIn(), 'ZAR')
    await mainSays('about ZAR 77,300')
    await mainSays('At ZAR 17.183456 for 1 USD')
    await chooseShipping(user, { country: 'Tanzania' })
    await mainSays('about ZAR 77,300')
    await user.selectOptions(await alsoIn(), 'US dollars only')
    await mainIsSilentOf('You pay in USD.')
    const again = await visit(`/details/${id}`, { shop })
    await waitFor(async () => expect(await alsoIn()).toHaveValue('none'))
    await mainIsSilentOf('You pay in USD.')
    await again.selectOptions(await alsoIn(), 'the country’s money')
    await mainSays('about TZS 11,100,000')
  })

  it('is written as people write it in another language', async () => {
    await setRate(shop, 'KES', '129.5', daysAgo(1))
    const { id } = await stockVehicle(shop)
    const price = translatorOf('fr').t('shared.aboutPrice', { price: '583\u202f000\u00a0KES' })
    await visit(`/fr/details/${id}`, { shop })
    const said = (text: string) =>
      waitFor(() => expect(screen.getByRole('main').textContent).toContain(text))
    await said(price)
    await said('À 129,50\u00a0KES pour 1\u00a0USD, taux du')
  })

  it('is nothing where the only rate is too old, and in a shop without rates', async () => {
    const { id } = await stockVehicle(shop)
    await visit(`/details/${id}`, { shop })
    await buySays('$5,200.00')
    expect(screen.getByRole('main')).not.toHaveTextContent('KES')
    await waitFor(() => expect(main().queryByLabelText(t('shared.pricesAlsoIn'))).toBeNull())
    await setRate(shop, 'KES', '129.5', daysAgo(31))
    await visit(`/details/${id}`, { shop })
    await buySays('$5,200.00')
    expect(screen.getByRole('main')).not.toHaveTextContent('KES')
    await setRate(shop, 'KES', '131', daysAgo(0))
    await visit(`/details/${id}`, { shop })
    await mainSays('about KES 590,000')
  })

  it('without JavaScript the page has the country’s money all the same', async () => {
    await setRate(shop, 'ZMW', '22.8', daysAgo(0))
    const { id } = await stockVehicle(shop)
    await open(`/details/${id}?country=ZM`, { shop })
    await mainSays('about ZMW 103,000')
  })
})
