import type { Page } from '@playwright/test'
import { demoPassword } from '@bandari/api/people'
import { stockVehicle } from '@bandari/api/arrange'
import { t } from '../sentences.ts'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'

/**
 * On a slow line the page is there long before its code: text that is typed or sent until then counts, and never
 * appears in an address.
 */

/** Opens a page whose scripts and style sheets are as slow as they are on a bad day; they come when `arrive` is called. */
async function openOnSlowLine(page: Page, path: string) {
  let arrive = () => {}
  const later = new Promise<void>((resolve) => {
    arrive = resolve
  })
  // What an earlier page of the test asked for has come.
  await page.unrouteAll({ behavior: 'wait' })
  await page.route(/\/assets\/.*\.(js|css)$/, async (route) => {
    await later
    await route.continue()
  })
  // Not the patient `goto` of our tests: `commit` returns while the scripts are still on their way.
  await page.evaluate((to) => window.location.assign(to), path)
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  return { arrive }
}

test.beforeEach(async ({ page, shop }) => {
  await page.goto(`${shop.storefront}/favicon.svg`)
})

const form = (page: Page) => page.getByRole('main')

test('what is typed before the page is alive is kept', async ({ page }) => {
  const { arrive } = await openOnSlowLine(page, '/login?tab=sign-up')
  await form(page).getByLabel(t('auth.firstName')).fill('Amina')
  await form(page).getByLabel(t('auth.email')).fill('amina@example.com')
  arrive()
  await form(page).getByLabel(t('auth.lastName')).fill('Said')
  await form(page)
    .getByRole('button', { name: t('auth.createAccount') })
    .click()
  await expect(page.getByText('Email and Password required to register')).toBeVisible()
  await expect(form(page).getByLabel(t('auth.firstName'))).toHaveValue('Amina')
  await expect(form(page).getByLabel(t('auth.email'))).toHaveValue('amina@example.com')
  await expect(page.getByText('First & Last name required to register')).toHaveCount(0)
})

test('a sign-in that is sent before the page is alive signs in once it is', async ({
  page,
  shop,
  buyer,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const { arrive } = await openOnSlowLine(page, '/login?next=%2Fhow-to-buy')
  await form(page).getByLabel(t('auth.email')).fill(buyer.email)
  await form(page).getByLabel(t('auth.password'), { exact: true }).fill(demoPassword)
  await form(page).getByLabel(t('auth.password'), { exact: true }).press('Enter')
  await expect(page).toHaveURL(`${shop.storefront}/login?next=%2Fhow-to-buy`)
  arrive()
  await expect(page).toHaveURL(`${shop.storefront}/how-to-buy`)
  expect(addresses.filter((address) => address.includes(encodeURIComponent(demoPassword)))).toEqual(
    [],
  )
})

test('what is bought or offered before the page is alive is in the basket, or written, once it is', async ({
  page,
  shop,
  buyer,
}) => {
  await enter(page, buyer, shop.storefront)
  await test.step('an offer that is begun', async () => {
    const { id } = await stockVehicle(shop)
    const { arrive } = await openOnSlowLine(page, `/details/${id}`)
    // By the keyboard: what has no style sheet yet is never at rest for a pointer.
    await page.getByRole('button', { name: t('details.makeOffer') }).press('Enter')
    arrive()
    await expect(page.getByRole('dialog', { name: t('details.makeOffer') })).toBeVisible()
  })
  await test.step('a vehicle that is chosen and bought', async () => {
    const { id, title } = await stockVehicle(shop)
    const { arrive } = await openOnSlowLine(page, `/details/${id}`)
    await page.getByLabel(t('details.insurance')).press('Space')
    await page.getByRole('button', { name: t('details.buyNow') }).press('Enter')
    await expect(page).toHaveURL(`${shop.storefront}/details/${id}`)
    arrive()
    await expect(page).toHaveURL(`${shop.storefront}/my-basket`)
    await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText(t('shared.insuranceRequested'), { exact: true })).toBeVisible()
  })
})

test('a destination or a number that is asked for before the page is alive is there once it is', async ({
  page,
  shop,
}) => {
  await test.step('a destination', async () => {
    const { arrive } = await openOnSlowLine(page, '/how-to-buy')
    await page.getByRole('button', { name: t('shell.chooseDestination') }).press('Enter')
    arrive()
    const dialog = page.getByRole('dialog', { name: t('shell.chooseDestination') })
    await dialog.getByLabel(t('shell.country')).selectOption({ label: 'Zambia' })
    await expect(dialog.getByLabel(t('shell.city'))).toHaveValue('Lusaka')
  })
  await test.step('the destination of a landed price', async () => {
    const { id } = await stockVehicle(shop)
    const { arrive } = await openOnSlowLine(page, `/details/${id}`)
    const landed = page.getByRole('region', { name: t('door.title') })
    await landed.getByRole('button', { name: t('door.choose') }).press('Enter')
    arrive()
    await expect(page.getByRole('dialog', { name: t('shell.chooseDestination') })).toBeVisible()
  })
  await test.step('a number', async () => {
    const [local] = await shop.sql<{ id: string }>(
      "select id from products where market = 'local' and class = 'cars' and status = 'live' limit 1",
    )
    const { arrive } = await openOnSlowLine(page, `/details/${local!.id}`)
    await page
      .getByRole('button', { name: t('ui.revealPhone') })
      .first()
      .press('Enter')
    arrive()
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
  })
})

test('a search that is saved or a car that is kept before the page is alive is, once it is', async ({
  page,
  shop,
  buyer,
}) => {
  await enter(page, buyer, shop.storefront)
  await page.setViewportSize({ width: 360, height: 740 })
  const { arrive } = await openOnSlowLine(page, '/search/1/0/9000/1/toyota/*/0')
  const heart = page.getByRole('button', { name: /^Favourite: / }).first()
  const pictures = page.getByRole('button', { name: t('shared.largePictures') })
  await heart.press('Enter')
  await pictures.press('Enter')
  await page.getByRole('button', { name: t('alerts.save') }).press('Enter')
  arrive()
  await page.getByRole('dialog', { name: t('alerts.save') }).waitFor()
  await page.keyboard.press('Escape')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(pictures).toHaveAttribute('aria-pressed', 'true')
})
