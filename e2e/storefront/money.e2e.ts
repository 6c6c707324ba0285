import type { LocalCurrency } from '@bandari/sdk'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Page } from '@playwright/test'
import { person, putInBasket, stockVehicle } from '@bandari/api/arrange'
import { chooseShipping, continueToReview, enter, fillConsignee, grace } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Prices also in the visitor's own money: about, with the rate and its day; the charge stays in dollars. */

// A shop of this file's own: exchange rates are everybody's.
test.use({ environment: { EXCHANGE_RATE_DAYS: '30' } })

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 3600_000).toISOString().slice(0, 10)
}

async function setRate(shop: Shop, currency: LocalCurrency, rate: string, day: string) {
  const finance = shop.clientWith(await shop.tokenOf('finance'))
  const body = { currency, rate, day, source: 'A bank' }
  const { error } = await finance.POST('/support/exchange-rates', { body })
  if (error) throw new Error(JSON.stringify(error))
}

test.beforeEach(async ({ shop }) => {
  await shop.sql('alter table exchange_rates disable trigger exchange_rates_append_only')
  await shop.sql('delete from exchange_rates')
  await shop.sql('alter table exchange_rates enable trigger exchange_rates_append_only')
})

const main = (page: Page) => page.getByRole('main')
const alsoIn = (page: Page) => page.getByLabel(t('shared.pricesAlsoIn'))

test('follows the country that is chosen, with the rate and its day', async ({ page, shop }) => {
  await setRate(shop, 'KES', '129.5', '2026-11-20')
  await setRate(shop, 'KES', '130.25', daysAgo(1))
  await setRate(shop, 'TZS', '2465.5', daysAgo(1))
  const { id } = await stockVehicle(shop, { price: 1_204_110 })
  await page.goto(`/details/${id}`)
  await expect(main(page)).toContainText('about KES 1,570,000')
  await expect(main(page)).toContainText('At KES 130.25 for 1 USD, rate of ')
  await expect(main(page)).toContainText('You pay in USD.')
  const buy = page.getByRole('form', { name: t('shell.buy') })
  await expect(buy).toContainText('$12,741.10about KES 1,660,000')

  await chooseShipping(page, { country: 'Tanzania' })
  await expect(buy).toContainText('about TZS 31,400,000')
  await expect(main(page)).toContainText('At TZS 2,465.50 for 1 USD')
  await chooseShipping(page, { country: 'Zimbabwe' })
  await expect(buy).not.toContainText('about')
  await expect(main(page)).not.toContainText('You pay in USD.')
})

test('is kept for search and the basket, and is not for other visitors', async ({
  page,
  shop,
  buyer,
  browser,
}) => {
  await setRate(shop, 'ZMW', '22.8', daysAgo(0))
  const vehicle = await stockVehicle(shop)
  await page.goto(`/details/${vehicle.id}`)
  await chooseShipping(page, { country: 'Zambia' })
  await expect(main(page)).toContainText('about ZMW 103,000')
  // The price follows the country at once, the browser keeps it a moment later.
  const isKept = async () =>
    (await page.context().cookies()).some(({ name }) => name === 'bandari_currency')
  await expect.poll(isKept).toBe(true)

  const address = '/search/1/0/0/0/0/0/0'
  await page.goto(address)
  await expect(
    main(page)
      .getByText(/^about ZMW /)
      .first(),
  ).toBeVisible()
  const other = await browser.newPage({ baseURL: shop.storefront })
  await other.goto(address)
  await expect(other.getByRole('contentinfo')).toBeVisible()
  await expect(other.getByText('ZMW')).toHaveCount(0)
  await other.close()

  await putInBasket(shop, buyer, vehicle)
  await enter(page, buyer)
  await page.goto('/my-basket')
  const summary = page.getByRole('complementary', { name: t('shared.summary') })
  await expect(summary).toContainText('$5,200.00about ZMW 119,000')
  await expect(summary).toContainText('At ZMW 22.80 for 1 USD, rate of ')
  await page.goto('/checkout')
  await expect(summary).toContainText('$5,200.00about ZMW 119,000')
  await fillConsignee(page, grace)
  await continueToReview(page)
  await expect(summary).toContainText('about ZMW 119,000')
  // What is to be paid stands in dollars alone.
  await expect(page.getByRole('button', { name: t('checkout.submit') })).toBeVisible()
})

test('may be another than the country’s, or none, and stays so', async ({ page, shop }) => {
  await setRate(shop, 'KES', '129.5', daysAgo(1))
  await setRate(shop, 'ZAR', '17.183456', daysAgo(1))
  const { id } = await stockVehicle(shop)
  await page.goto(`/details/${id}`)
  await alsoIn(page).selectOption('ZAR')
  await expect(main(page)).toContainText('about ZAR 77,300')
  await expect(main(page)).toContainText('At ZAR 17.183456 for 1 USD')
  await chooseShipping(page, { country: 'Tanzania' })
  await expect(main(page)).toContainText('about ZAR 77,300')
  await alsoIn(page).selectOption({ label: 'US dollars only' })
  await expect(main(page)).not.toContainText('You pay in USD.')
  await page.reload()
  await expect(alsoIn(page)).toHaveValue('none')
  await expect(main(page)).not.toContainText('You pay in USD.')
  await alsoIn(page).selectOption({ label: 'the country’s money' })
  await expect(main(page)).toContainText('about KES 583,000')
})

test('is written as people write it in another language', async ({ page, shop, complaints }) => {
  await setRate(shop, 'KES', '129.5', daysAgo(1))
  const { id } = await stockVehicle(shop)
  const format = (price: string) => translatorOf('fr').t('shared.aboutPrice', { price })
  await page.goto(`/fr/details/${id}`)
  await expect(main(page)).toContainText(format('KES\u00a0583\u202f000'))
  await expect(main(page)).toContainText('À KES\u00a0129,50 pour 1 USD, taux du')
  expect(complaints).toEqual([])
})

test('is nothing where the only rate is too old, and in a shop without rates', async ({
  page,
  shop,
}) => {
  const { id } = await stockVehicle(shop)
  await page.goto(`/details/${id}`)
  await expect(page.getByRole('form', { name: t('shell.buy') })).toContainText('$5,200.00')
  await expect(main(page)).not.toContainText('KES')
  await expect(alsoIn(page)).toHaveCount(0)
  await setRate(shop, 'KES', '129.5', daysAgo(31))
  await page.reload()
  await expect(page.getByRole('form', { name: t('shell.buy') })).toContainText('$5,200.00')
  await expect(main(page)).not.toContainText('KES')
  await setRate(shop, 'KES', '131', daysAgo(0))
  await page.reload()
  await expect(main(page)).toContainText('about KES 590,000')
})

test.describe('staff', () => {
  test('set a rate in the portal, and the shop shows it', async ({ page, shop }) => {
    await setRate(shop, 'KES', '128', daysAgo(3))
    const { id } = await stockVehicle(shop)
    await enter(page, await person(shop, 'finance'), shop.portal)
    await page.goto(`${shop.portal}/support/exchange-rates`)
    await expect(
      page.getByRole('heading', { level: 1, name: t('portal.menu.exchangeRates') }),
    ).toBeVisible()
    await page.getByRole('link', { name: t('staffRates.new') }).click()
    // The list, which has a choice of currencies too, stays until the form is there.
    await expect(page.getByRole('heading', { level: 1, name: t('staffRates.new') })).toBeVisible()
    await page.getByRole('combobox', { name: t('staffRates.currency') }).click()
    await page.getByRole('option', { name: 'KES' }).click()
    await page.getByLabel(t('staffRates.forOneDollar')).fill('130,5')
    await page.getByLabel(t('staffRates.source')).fill('Central Bank of Kenya')
    await page.getByRole('button', { name: t('staffRates.save') }).click()
    await expect(page.getByText('A number such as 129.50')).toBeVisible()
    await page.getByLabel(t('staffRates.forOneDollar')).fill('130.5')
    await page.getByLabel(t('staffRates.day')).fill('2999-01-01')
    await page.getByRole('button', { name: t('staffRates.save') }).click()
    await expect(page.getByText('A rate is of today or of an earlier day.')).toBeVisible()
    await page.getByLabel(t('staffRates.day')).fill(daysAgo(0))
    await page.getByRole('button', { name: t('staffRates.save') }).click()
    await expect(page.getByText('KES 130.50 for 1 US dollar.')).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: 'KES 130.50' })
    await expect(row).toContainText('Shown to buyers')
    await expect(row).toContainText('Daniel Ncube')
    await expect(page.getByRole('row').filter({ hasText: 'KES 128.00' })).toContainText('Past')

    await page.goto(`${shop.storefront}/details/${id}`)
    await expect(main(page)).toContainText('about KES 587,000')
  })

  test('import a file, whole or not at all', async ({ page, shop }) => {
    await enter(page, await person(shop, 'finance'), shop.portal)
    await page.goto(`${shop.portal}/support/exchange-rates`)
    await page.getByRole('button', { name: t('portalListings.importCsv') }).click()
    const dialog = page.getByRole('dialog')
    const choose = (text: string) =>
      dialog.getByLabel(t('staffRates.file')).setInputFiles({
        name: 'rates.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`currency,rate,date,source\n${text}`),
      })
    const send = () => dialog.getByRole('button', { name: t('portalListings.importCsv') }).click()
    await choose(`KES,129.5,${daysAgo(1)},CBK\nZAR,17.18,soon,SARB`)
    await send()
    await expect(dialog.getByRole('alert')).toContainText('Row 3: “soon” is not a day.')
    await choose(`KES,129.5,${daysAgo(1)},CBK\nZAR,17.18,${daysAgo(1)},SARB`)
    await send()
    await expect(page.getByText('2 rates are set.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('row').filter({ hasText: 'ZAR 17.18' })).toContainText('SARB')
  })

  test('who are not of finance read the rates and set none', async ({ page, shop }) => {
    await setRate(shop, 'KES', '128', daysAgo(40))
    await enter(page, await person(shop, 'desk'), shop.portal)
    await page.goto(`${shop.portal}/support/exchange-rates`)
    await expect(page.getByRole('row').filter({ hasText: 'KES 128.00' })).toContainText('Too old')
    await expect(page.getByRole('link', { name: t('staffRates.new') })).toHaveCount(0)
    await expect(page.getByRole('button', { name: t('portalListings.importCsv') })).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page has the country’s money all the same', async ({ page, shop }) => {
    await setRate(shop, 'ZMW', '22.8', daysAgo(0))
    const { id } = await stockVehicle(shop)
    await page.goto(`/details/${id}?country=ZM`)
    await expect(main(page)).toContainText('about ZMW 103,000')
    await expect(alsoIn(page)).toBeHidden()
  })
})
