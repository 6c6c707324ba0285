import type { Page } from '@playwright/test'
import { changeVehicle, endSessions, putInBasket, stockVehicle, unique } from '@bandari/api/arrange'
import { buyNow, chooseShipping, enter, signIn } from '../steps.ts'
import { expect, test, type Shop } from '../world.ts'
import { t } from '../sentences.ts'

/** Vehicle and spare details, and Buy Now (buyer spec §2, §4, §5, §8). */

const panel = (page: Page) => page.getByRole('form', { name: t('details.buy') })
/** In place of the form. */
const sold = (page: Page) =>
  page.getByRole('region', { name: t('shared.soldOut') }).getByRole('alert')
const refusal = (page: Page) => panel(page).getByRole('alert')

test('shows gallery, title, price including tax, specification, description, contact and location', async ({
  page,
  shop,
}) => {
  const vehicle = await stockVehicle(shop)
  await page.goto(`/details/${vehicle.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(vehicle.title)
  await expect(page.getByRole('region', { name: vehicle.title })).toBeVisible()
  await expect(page.getByText('$4,500.00').first()).toBeVisible()
  await expect(page.getByText('Price including tax, before shipping')).toBeVisible()
  for (const name of ['Specification', 'About this vehicle', 'Contact and location']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
})

test('/Car/{id} shows the same vehicle', async ({ page, shop }) => {
  const vehicle = await stockVehicle(shop)
  await page.goto(`/Car/${vehicle.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(vehicle.title)
})

test('the gallery goes from picture to picture', async ({ page, shop }) => {
  const { id } = await stockVehicle(shop)
  await page.goto(`/details/${id}`)
  await page.getByRole('button', { name: 'Show picture 2' }).click()
  await expect(page.getByText(/^Picture 2 \/ \d+$/)).toBeVisible()
})

test('the price before is struck through with the label Save: 10%', async ({ page, shop }) => {
  const { id } = await stockVehicle(shop)
  await page.goto(`/details/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByText('$5,000.00').first()).toBeVisible()
  await expect(main.getByText('Save: 10%').first()).toBeVisible()
})

test('the default destination is Kenya, Mombasa, by RORO for 700', async ({ page, shop }) => {
  const { id } = await stockVehicle(shop)
  await page.goto(`/details/${id}`)
  await expect(panel(page).getByLabel(t('details.country'))).toHaveValue('KE')
  await expect(panel(page).getByLabel(t('details.port'))).toHaveValue('mombasa')
  await expect(panel(page).getByRole('radio', { name: t('details.roro') })).toBeChecked()
  await expect(panel(page)).toContainText('Shipping to Mombasa, RORO$700.00')
})

test('the total follows every choice', async ({ page, shop }) => {
  const { id } = await stockVehicle(shop)
  await page.goto(`/details/${id}`)
  await expect(panel(page)).toContainText('Total to Mombasa$5,200.00')
  await chooseShipping(page, { shipping: 'Container' })
  await expect(panel(page)).toContainText('Total to Mombasa$5,700.00')
  await page.getByRole('button', { name: t('ui.more') }).click()
  await expect(panel(page)).toContainText('Total to Mombasa$10,200.00')
})

test('choosing a port resets the charge to 700 and says so', async ({ page, shop }) => {
  const { id } = await stockVehicle(shop)
  await page.goto(`/details/${id}`)
  await chooseShipping(page, { country: 'Zambia', port: 'Walvis Bay', shipping: 'Container' })
  await chooseShipping(page, { port: 'Durban' })
  await expect(panel(page).getByRole('radio', { name: t('details.roro') })).toBeChecked()
  await expect(panel(page)).toContainText('Shipping to Durban, RORO$700.00')
  await expect(
    panel(page).getByText('The shipping type is back to RORO for this port.'),
  ).toBeVisible()
})

test('the port list depends on the country', async ({ page, shop }) => {
  const { id } = await stockVehicle(shop)
  await page.goto(`/details/${id}`)
  await chooseShipping(page, { country: 'Malawi' })
  await expect(panel(page).getByLabel(t('details.port')).getByRole('option')).toHaveText([
    'Choose a port',
    'Walvis Bay',
    'Dar Es Salaam',
    'Beira',
  ])
})

test('without a country the port list says (Select Destination Country first)', async ({
  page,
  shop,
}) => {
  const { id } = await stockVehicle(shop)
  await page.goto(`/details/${id}?country=`)
  await expect(panel(page).getByLabel(t('details.port')).getByRole('option')).toHaveText([
    '(Select Destination Country first)',
  ])
})

test('without country or port: Destination missing', async ({ page, shop }) => {
  const { id } = await stockVehicle(shop)
  await page.goto(`/details/${id}?country=ZM`)
  await buyNow(page)
  await expect(refusal(page)).toHaveText('Destination missing')
})

test('without stock: Sorry, item is out of stock, and similar cars instead of Buy Now', async ({
  page,
  shop,
}) => {
  const vehicle = await stockVehicle(shop, { quantity: 1 })
  await page.goto(`/details/${vehicle.id}`)
  await expect(page.getByText(t('details.available'))).toBeVisible()
  await changeVehicle(shop, vehicle, { quantity: 0 })
  // Another look at the same page, as a neighbour's browser or Back gives it.
  await page.goto('/')
  await page.goBack()
  await expect(sold(page)).toHaveText('Sorry, item is out of stock')
  await page.reload()
  await expect(page.getByText('Out of stock').first()).toBeVisible()
  await expect(sold(page)).toHaveText('Sorry, item is out of stock')
  await expect(page.getByRole('button', { name: t('details.buyNow') })).toHaveCount(0)
  await page
    .getByRole('list', { name: t('details.similar') })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('button', { name: t('details.buyNow') })).toBeVisible()
})

test('the quantity ends at the stock', async ({ page, shop }) => {
  const { id } = await stockVehicle(shop, { quantity: 2 })
  await page.goto(`/details/${id}?quantity=5`)
  const quantity = panel(page).getByLabel(t('details.quantity'), { exact: true })
  await expect(quantity).toHaveValue('2')
  await expect(page.getByRole('button', { name: t('ui.more') })).toBeDisabled()
})

test('a product with options and none for the port: Error: Select size', async ({ page, shop }) => {
  const port = await openPortWithoutOptions(shop)
  const { id } = await stockVehicle(shop)
  await page.goto(`/details/${id}`)
  await chooseShipping(page, { country: 'Jamaica', port })
  await buyNow(page)
  await expect(refusal(page)).toHaveText('Error: Select size')
})

test('the quantity is 1 to 25', async ({ page, shop }) => {
  const { id } = await stockVehicle(shop, { quantity: 40 })
  await page.goto(`/details/${id}`)
  const quantity = panel(page).getByLabel(t('details.quantity'), { exact: true })
  await expect(page.getByRole('button', { name: t('ui.less') })).toBeDisabled()
  await quantity.fill('26')
  await quantity.blur()
  await expect(quantity).toHaveValue('25')
  await expect(page.getByRole('button', { name: t('ui.more') })).toBeDisabled()
})

test('buying requires login: /login carries the destination choice there and back', async ({
  page,
  shop,
  buyer,
}) => {
  const { id } = await stockVehicle(shop)
  await page.goto(`/details/${id}`)
  await chooseShipping(page, {
    country: 'Zambia',
    port: 'Dar Es Salaam',
    shipping: 'Container',
    insurance: true,
  })
  await buyNow(page)
  await expect(page).toHaveURL(/\/login\?next=/)
  await signIn(page, buyer)
  await expect(page).toHaveURL(new RegExp(`/details/${id}`))
  await expect(panel(page).getByLabel(t('details.country'))).toHaveValue('ZM')
  await expect(panel(page).getByLabel(t('details.port'))).toHaveValue('dar-es-salaam')
  await expect(panel(page).getByRole('radio', { name: t('details.container') })).toBeChecked()
  await expect(panel(page).getByLabel(t('details.insurance'))).toBeChecked()
})

test('adding to the basket leads to /my-basket', async ({ page, shop, buyer }) => {
  const vehicle = await stockVehicle(shop)
  await enter(page, buyer)
  await page.goto(`/details/${vehicle.id}`)
  await buyNow(page)
  await expect(page).toHaveURL(/\/my-basket$/)
  await expect(page.getByRole('link', { name: vehicle.title })).toBeVisible()
})

test('sold while it is being looked at: This product is out of stock.', async ({
  page,
  shop,
  buyer,
}) => {
  const vehicle = await stockVehicle(shop, { quantity: 1 })
  await enter(page, buyer)
  await page.goto(`/details/${vehicle.id}`)
  await changeVehicle(shop, vehicle, { quantity: 0 })
  await buyNow(page)
  await expect(sold(page)).toHaveText('This product is out of stock.')
})

test('fewer left than when it was opened: Sorry, only {n} available', async ({
  page,
  shop,
  buyer,
}) => {
  const vehicle = await stockVehicle(shop, { quantity: 5 })
  await enter(page, buyer)
  await page.goto(`/details/${vehicle.id}?quantity=4`)
  await changeVehicle(shop, vehicle, { quantity: 2 })
  await buyNow(page)
  await expect(refusal(page)).toHaveText('Sorry, only 2 available')
  await expect(panel(page).getByLabel(t('details.quantity'), { exact: true })).toHaveValue('2')
})

test('a basket for another port has items awaiting checkout', async ({ page, shop, buyer }) => {
  await putInBasket(shop, buyer, await stockVehicle(shop), { port: 'durban' })
  const { id } = await stockVehicle(shop)
  await enter(page, buyer)
  // Lower than the panel: what is said at its end has to be seen all the same.
  await page.setViewportSize({ width: 1280, height: 640 })
  await page.goto(`/details/${id}`)
  await buyNow(page)
  await expect(refusal(page)).toContainText(
    'You have items awaiting checkout. Please proceed to checkout the outstanding items first or remove them from your basket',
  )
  await expect(refusal(page)).toContainText(t('shared.awaitingPlace'))
  await expect(refusal(page)).toBeInViewport()
  await refusal(page)
    .getByRole('link', { name: t('shared.toBasket') })
    .click()
  await expect(page).toHaveURL(/\/my-basket$/)
})

test('a session that has ended leads to /login, and nothing chosen is lost', async ({
  page,
  shop,
  buyer,
}) => {
  const { id } = await stockVehicle(shop)
  await enter(page, buyer)
  await page.goto(`/details/${id}`)
  await chooseShipping(page, { country: 'Zambia', port: 'Durban', shipping: 'Container' })
  await endSessions(shop, buyer)
  await buyNow(page)
  await expect(page).toHaveURL(/\/login\?next=/)
  await signIn(page, buyer)
  await expect(panel(page).getByLabel(t('details.port'))).toHaveValue('durban')
  await expect(panel(page).getByRole('radio', { name: t('details.container') })).toBeChecked()
})

test('parts show part number and condition', async ({ page, shop }) => {
  const spare = await findSpare(shop)
  await page.goto(`/details/${spare.id}/parts`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spare.title)
  const specification = page.getByRole('region', { name: t('details.specification') })
  await expect(specification).toContainText(`Part number${spare.part_number}`)
  await expect(specification).toContainText('Condition')
})

test('the contact phone is hidden until Reveal phone number is clicked', async ({ page, shop }) => {
  const spare = await findSpare(shop)
  await page.goto(`/details/${spare.id}/parts`)
  const phone = page.getByRole('main').getByRole('link', { name: spare.contact })
  await expect(phone).toHaveCount(0)
  // Nor anywhere in what the server drew or handed over to the script.
  const drawn = await (await page.request.get(`/details/${spare.id}/parts`)).text()
  expect(drawn).toContain(spare.title)
  expect(drawn).not.toContain(spare.contact)
  await page
    .getByRole('button', { name: t('ui.revealPhone') })
    .first()
    .click()
  await expect(phone.first()).toBeVisible()
})

test('a local listing is priced in shillings and sold by contact', async ({ page, shop }) => {
  const [local] = await shop.sql<{ id: string }>(
    "select id from products where market = 'local' and class = 'cars' and status = 'live' limit 1",
  )
  await page.goto(`/details/${local!.id}`)
  await expect(page.getByText(/^KES [\d,]+$/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: t('details.buyNow') })).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('ui.revealPhone') }).first()).toBeVisible()
})

test('an unknown id is not found', async ({ page }) => {
  const answer = await page.goto('/details/999999999')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Oops, sorry we couldn't find that page",
  )
})

test('a link to it shows title, price and picture, and a search engine knows it is a car', async ({
  page,
  shop,
}) => {
  const { id, title } = await stockVehicle(shop)
  await page.goto(`/details/${id}`)
  await expect(page).toHaveTitle(new RegExp(`^${title}, \\$4,500\\.00`))
  const meta = (property: string) => page.locator(`meta[property="${property}"]`)
  await expect(meta('og:title')).toHaveAttribute('content', `${title}, $4,500.00`)
  await expect(meta('og:image')).toHaveAttribute('content', /\/media\/[0-9a-f]{32}-960\.jpg$/)
  // What comes late is drawn anew while the page wakes.
  const facts = page.locator('script[type="application/ld+json"]').first()
  expect(JSON.parse((await facts.textContent())!)).toMatchObject({ '@type': 'Car', name: title })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page is complete and shows the total of another choice', async ({ page, shop }) => {
    const { id, title } = await stockVehicle(shop)
    await page.goto(`/details/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('region', { name: t('details.specification') })).toBeVisible()
    await panel(page)
      .getByRole('radio', { name: t('details.container') })
      .check()
    await panel(page)
      .getByRole('button', { name: t('details.showTotal') })
      .click()
    await expect(panel(page)).toContainText('Total to Mombasa$5,700.00')
  })
})

interface Spare {
  id: string
  title: string
  part_number: string
  contact: string
}

async function findSpare(shop: Shop): Promise<Spare> {
  const [spare] = await shop.sql<Spare>(
    `select id, title, part_number, contact from products
     where class = 'parts' and status = 'live' and part_number is not null and contact is not null limit 1`,
  )
  return spare!
}

/** A port of Jamaica that no method of shipping leads to. */
async function openPortWithoutOptions(shop: Shop): Promise<string> {
  const slug = `port-${unique()}`
  await shop.sql(
    `with port as (insert into ports (slug, name) values ($1, $1) returning id)
     insert into destination_ports select 'JM', id, 9 from port`,
    [slug],
  )
  return slug
}
