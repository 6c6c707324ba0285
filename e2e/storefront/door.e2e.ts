import type { Page } from '@playwright/test'
import { putInBasket, stockVehicle } from '@bandari/api/arrange'
import { picture } from '../pictures.ts'
import { enter } from '../steps.ts'
import { t } from '../sentences.ts'
import { expect, type Shop, test } from '../world.ts'

/** What a vehicle costs at the buyer's door, in the storefront: destination, lines, calculator, a country's page. */

// A shop of this file's own: exchange rates are everybody's.
test.use({ environment: { EXCHANGE_RATE_DAYS: '30' } })

/** A wagon whose papers tell all that Zambia's rules ask. */
async function stockWagon(shop: Shop) {
  const finance = shop.clientWith(await shop.tokenOf('finance'))
  const day = new Date().toISOString().slice(0, 10)
  await finance.POST('/support/exchange-rates', {
    body: { currency: 'ZMW', rate: '23.00', day, source: 'A bank' },
  })
  const vehicle = await stockVehicle(shop, { price: 520_000 })
  await shop.sql(
    `update products set body_type = 'Wagon', fuel_type = 'Petrol', steering = 'Right', engine_size = '1,496 cc',
       manufactured = '2015-02', first_registered = '2015-03', origin_port = 'Yokohama, Japan' where id = $1`,
    [vehicle.id],
  )
  return vehicle
}

const door = (page: Page) => page.getByRole('region', { name: t('door.title') })
const fold = (page: Page, title: string) => door(page).getByText(title, { exact: true })
const headline = (page: Page) => door(page).getByRole('heading', { level: 3 })

async function choose(page: Page, country: string) {
  const dialog = page.getByRole('dialog', { name: t('shell.chooseDestination') })
  await dialog.getByLabel(t('shell.country')).selectOption({ label: country })
  await expect(dialog.getByLabel(t('shell.city'))).not.toHaveValue('')
  await dialog.getByRole('button', { name: t('shell.keepDestination') }).click()
  await expect(dialog).toHaveCount(0)
}

test('a buyer in Lusaka sees every line, the other ways, and the rules of the country', async ({
  page,
  shop,
  complaints,
}) => {
  const { id } = await stockWagon(shop)
  await page.goto(`/details/${id}`)
  await expect(door(page)).toContainText(t('door.invite'))
  await door(page)
    .getByRole('button', { name: t('door.choose') })
    .click()
  await choose(page, 'Zambia')
  await expect(headline(page)).toHaveText(/^≈ \$\d,\d{3} – \d{1,2},\d{3} in Lusaka$/)
  await expect(door(page)).toContainText(t('door.verdict.ok'))
  // One destination on the page: the header's, the lines' and the purchase's.
  await expect(
    page.getByRole('button', { name: t('shell.deliverToPlace', { place: 'Lusaka' }) }),
  ).toBeVisible()
  const buy = page.getByRole('form', { name: t('details.buy') })
  await expect(buy.getByLabel(t('details.country'))).toHaveValue('ZM')

  await fold(page, t('door.lines')).click()
  const lines = door(page).getByRole('table').first()
  await expect(lines.getByRole('row', { name: 'Sea freight, RORO' })).toContainText('$700.00')
  await expect(lines.getByRole('row', { name: 'Inland transport' })).toContainText('Dar es Salaam')
  // What nobody knows is no nought.
  await expect(lines.getByRole('row', { name: 'Registration, plates' })).toContainText('not known')
  await expect(lines.getByRole('row', { name: t('door.paidUs') })).toBeVisible()
  await fold(page, t('door.ways')).click()
  await expect(door(page).getByRole('row', { name: 'By Beira' })).toContainText('$')

  const roro = await headline(page).textContent()
  await buy.getByRole('radio', { name: 'Container' }).check()
  await expect(lines.getByRole('row', { name: 'Sea freight, container' })).toContainText(
    '$1,200.00',
  )
  await expect(headline(page)).not.toHaveText(roro ?? '')

  await door(page)
    .getByRole('link', { name: t('door.rulesOf') })
    .click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Importing a car to Zambia' }),
  ).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Only right-hand drive')
  expect(complaints).toEqual([])
})

test('the insurance of the destination and of the purchase are one choice', async ({
  page,
  shop,
}) => {
  const { id } = await stockWagon(shop)
  await page.goto(`/details/${id}`)
  await door(page)
    .getByRole('button', { name: t('door.choose') })
    .click()
  await choose(page, 'Zambia')
  const words = (key: 'door.insured' | 'door.notInsured') =>
    door(page).getByText(t(key), { exact: true }).first()
  await expect(words('door.notInsured')).toBeVisible()
  const plain = await headline(page).textContent()

  await page.getByLabel(t('details.insurance')).check()
  await expect(words('door.insured')).toBeVisible()
  await expect(headline(page)).not.toHaveText(plain ?? '')
  await page.reload()
  await expect(page.getByLabel(t('details.insurance'))).toBeChecked()
  await expect(words('door.insured')).toBeVisible()

  await door(page)
    .getByRole('button', { name: t('door.change') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('shell.chooseDestination') })
  await dialog.getByLabel(t('shell.insurance')).uncheck()
  await dialog.getByRole('button', { name: t('shell.keepDestination') }).click()
  await expect(page.getByLabel(t('details.insurance'))).not.toBeChecked()
  await expect(headline(page)).toHaveText(plain ?? '')
})

test('what nobody told of a vehicle is asked with one click', async ({ page, shop, buyer }) => {
  const { id, title } = await stockVehicle(shop, { manufactured: null, firstRegistered: null })
  await enter(page, buyer)
  await page.goto(`/details/${id}`)
  await door(page)
    .getByRole('button', { name: t('door.choose') })
    .click()
  await choose(page, 'Kenya')
  await door(page)
    .getByRole('link', { name: t('door.askSeller') })
    .click()
  const question = page.getByLabel(t('portalMessages.question'))
  await expect(question).toHaveValue(new RegExp(t('door.need.firstRegistered')))
  await expect(question).toHaveValue(new RegExp(title))
  await picture(page, 'door-question')
  await page.getByRole('button', { name: t('portalMessages.send') }).click()
  const messages = page.getByRole('list', { name: t('portalMessages.messages') })
  await expect(messages).toContainText(t('door.need.firstRegistered'))
})

test('the destination is there when a page comes, and is not for other visitors', async ({
  page,
  shop,
  browser,
}) => {
  const { id } = await stockWagon(shop)
  await page.goto('/')
  await page.getByRole('button', { name: t('shell.chooseDestination') }).click()
  await choose(page, 'Zambia')
  const own = await page.goto(`/details/${id}`)
  expect(own?.headers()['cache-control']).toBe('private, no-cache')
  expect(await own?.text()).toContain(' in Lusaka')
  const other = await browser.newPage({ baseURL: shop.storefront })
  const shared = await other.goto(`/details/${id}`)
  expect(shared?.headers()['cache-control']).toContain('public')
  await expect(door(other)).toContainText(t('door.invite'))
  await other.close()
  // A page that says nothing of a destination is the same for everybody.
  const about = await page.goto('/about-us')
  expect(about?.headers()['cache-control']).toContain('public')
})

test('the calculator’s address is the question', async ({ page, shop, context }) => {
  await stockWagon(shop)
  await page.goto('/calculator')
  const result = page.getByRole('region', { name: t('calculator.result') })
  await expect(result).toContainText(t('calculator.empty'))
  await page.getByLabel(t('shell.country')).selectOption({ label: 'Zambia' })
  await page.getByLabel(t('calculator.price')).fill('cheap')
  await page.getByRole('button', { name: t('calculator.workOut') }).click()
  const price = page.getByLabel(t('calculator.price'))
  await expect(page.getByText(t('calculator.priceWrong'))).toBeVisible()
  await expect(price).toBeFocused()
  await expect(price).toHaveValue('cheap')

  await price.fill('5,200')
  await page.getByLabel(t('calculator.make')).fill('Toyota')
  await page.getByLabel(t('calculator.model')).fill('Corolla Fielder')
  await page.getByLabel(t('calculator.body')).selectOption({ label: 'Station wagon' })
  await page.getByLabel(t('calculator.fuel')).selectOption({ label: 'Petrol' })
  await page.getByLabel(t('calculator.engine')).fill('1496')
  await page.getByLabel(t('calculator.manufactured')).fill('2015-02')
  await page.getByRole('button', { name: t('calculator.workOut') }).click()
  const answer = page.getByRole('region', { name: 'Toyota Corolla Fielder 2015' })
  await expect(answer.getByRole('heading', { level: 3 })).toContainText(' in Lusaka')
  await expect(answer.getByRole('heading', { level: 2 })).toBeFocused()
  const said = await answer.getByRole('heading', { level: 3 }).textContent()

  // Whoever gets the address sees the answer, also without a script.
  const browser = context.browser()
  const plain = await browser!.newContext({ javaScriptEnabled: false })
  const theirs = await plain.newPage()
  await theirs.goto(page.url())
  await expect(theirs.getByRole('heading', { level: 3, name: said ?? '' })).toBeVisible()
  await plain.close()

  await page.goBack()
  await expect(price).toHaveValue('cheap')
})

test('each country has one address, and there is none for a country that nobody knows', async ({
  page,
}) => {
  await page.goto('/import')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^DR Congo|^Congo/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Congo')
  const answer = await page.goto('/import/zm')
  expect(new URL(page.url()).pathname).toBe('/import/zambia')
  expect(answer?.status()).toBe(200)
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.join()).toContain('FAQPage')
  expect((await page.goto('/import/atlantis'))?.status()).toBe(404)
})

test('the basket names the country where no town and no port of ours is known', async ({
  page,
  shop,
  buyer,
}) => {
  await putInBasket(shop, buyer, await stockVehicle(shop), { port: null, country: 'ZM' })
  await enter(page, buyer)
  await page.goto('/my-basket')
  const line = page.getByRole('list', { name: t('basket.items') })
  await expect(line.getByText(/^≈ .* in Zambia$/)).toBeVisible()
})
