import type { Page } from '@playwright/test'
import { newBuyer, newSupporter } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** The upgrade wizard (account spec §2, §4, §5, §8, §9). */

const start = (page: Page) => page.getByRole('button', { name: t('portalSupporter.start') })
const agree = (page: Page) => page.getByLabel(t('portalSupporter.agree')).check()

async function goToTerms(page: Page, shop: Shop, number = '0971234567') {
  await page.goto(`${shop.portal}/become-a-seller`)
  await page.getByLabel(t('portalSupporter.mobile')).fill(number)
  await page.getByRole('button', { name: t('portalSupporter.next') }).click()
  await page.getByRole('heading', { name: t('portalSupporter.step.terms') }).waitFor()
}

test('My Account invites to the programme, and its steps lead to the store ID', async ({
  page,
  shop,
  buyer,
}) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile`)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('portal.menu.becomeSeller') })
    .click()
  const steps = page.getByRole('list', { name: t('portalSupporter.steps') }).getByRole('listitem')
  await expect(steps).toHaveText(['1Payment', '2Terms & Conditions', '3Join'])
  await page.getByLabel(t('portalSupporter.mobile')).fill('0971234567')
  await page.getByRole('button', { name: t('portalSupporter.next') }).click()
  await agree(page)
  await start(page).click()
  await expect(page.getByText('Your online store ID')).toBeVisible()
  const { data: agent } = await buyer.client.GET('/agent-overview/')
  await expect(page.getByText(agent!.code, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: t('portalSupporter.viewDashboard') }).click()
  await expect(page.getByRole('heading', { name: t('portalSupporter.title') })).toBeVisible()
  await expect(
    page.getByRole('menuitem', { name: t('portalSupporter.downlineTitle') }),
  ).toBeVisible()
})

test('the number is Zambian by default, and of the country that is chosen', async ({
  page,
  shop,
  buyer,
}) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/become-a-seller`)
  const country = page.getByLabel(t('portal.phoneCountry'))
  await expect(country).toHaveValue('ZM')
  await country.selectOption('KE')
  await page.getByLabel(t('portalSupporter.mobile')).fill('0712345678')
  await page.getByRole('button', { name: t('portalSupporter.next') }).click()
  await agree(page)
  await start(page).click()
  await page.getByText('Your online store ID').waitFor()
  const stored = await shop.sql('select mobile from agents where account_id = $1', [buyer.id])
  expect(stored).toEqual([{ mobile: '+254712345678' }])
})

test('what is no mobile number: Please enter a valid mobile number', async ({
  page,
  shop,
  buyer,
}) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/become-a-seller`)
  const field = page.getByLabel(t('portalSupporter.mobile'))
  // The fourth is a valid number of a house in Lusaka.
  for (const number of ['', '097', '+260 123', '+260 211 221 234', 'call me']) {
    await field.fill(number)
    await expect(field).not.toHaveAccessibleDescription(/valid mobile number/)
    await page.getByRole('button', { name: t('portalSupporter.next') }).click()
    await expect(field).toHaveAccessibleDescription(/Please enter a valid mobile number/)
    await expect(field).toBeFocused()
    await field.fill('1')
  }
})

test('Start Selling Now stays disabled until the terms are ticked', async ({
  page,
  shop,
  buyer,
}) => {
  await enter(page, buyer, shop.portal)
  await goToTerms(page, shop)
  await expect(start(page)).toBeDisabled()
  await agree(page)
  await expect(start(page)).toBeEnabled()
  await page.getByLabel(t('portalSupporter.agree')).uncheck()
  await expect(start(page)).toBeDisabled()
})

test('a referrer that is no e-mail: A valid email is required.', async ({ page, shop, buyer }) => {
  await enter(page, buyer, shop.portal)
  await goToTerms(page, shop)
  const referrer = page.getByLabel(t('portalSupporter.referrer'))
  await expect(referrer).toHaveAttribute('maxlength', '355')
  await referrer.fill('joy@example')
  await agree(page)
  await start(page).click()
  await expect(referrer).toHaveAccessibleDescription(/A valid email is required\./)
  await expect(referrer).toBeFocused()
  expect((await buyer.client.GET('/agent-overview/')).response.status).toBe(204)
})

test('406: the referrer is not registered; rectified, it goes through', async ({
  page,
  shop,
  buyer,
}) => {
  const referrer = await newSupporter(shop)
  await enter(page, buyer, shop.portal)
  await goToTerms(page, shop)
  await page.getByLabel(t('portalSupporter.referrer')).fill('nobody@example.org')
  await agree(page)
  await start(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Oops - the referrer email address entered is not registered on Bandari. Rectify or delete the email address to proceed.',
  )
  await page.getByLabel(t('portalSupporter.referrer')).fill(referrer.email)
  await start(page).click()
  await expect(page.getByText('Your online store ID')).toBeVisible()
  const { data } = await referrer.client.GET('/agent-overview/')
  expect(data!.partner_recruits.recruits_level_1).toEqual([{ [buyer.email]: [] }])
})

test('409: the referrer is oneself', async ({ page, shop, buyer }) => {
  await enter(page, buyer, shop.portal)
  await goToTerms(page, shop)
  await page.getByLabel(t('portalSupporter.referrer')).fill(buyer.email)
  await agree(page)
  await start(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Oops - the referrer email address must be different to yours. Rectify or delete the email address to proceed.',
  )
})

test('any other failure: Something has gone wrong', async ({ page, shop, buyer, context }) => {
  await enter(page, buyer, shop.portal)
  await goToTerms(page, shop)
  await agree(page)
  await context.setOffline(true)
  await start(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Oops - Something has gone wrong. Refresh your browser to revert to your last saved state.',
  )
})

test('going back keeps what was typed, by the button and by the browser', async ({
  page,
  shop,
  buyer,
}) => {
  await enter(page, buyer, shop.portal)
  await goToTerms(page, shop)
  await page.getByLabel(t('portalSupporter.referrer')).fill('joy@example.com')
  await agree(page)
  await page.getByRole('button', { name: t('portalSupporter.back') }).click()
  await expect(page.getByLabel(t('portalSupporter.mobile'))).toHaveValue('+260 97 1234567')
  await page.goBack()
  await expect(page.getByLabel(t('portalSupporter.referrer'))).toHaveValue('joy@example.com')
  await expect(start(page)).toBeEnabled()
})

test('a double click is one call', async ({ page, shop, buyer }) => {
  await enter(page, buyer, shop.portal)
  await goToTerms(page, shop)
  await agree(page)
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/upgrade-to-agent-account/')) calls += 1
  })
  await start(page).dblclick()
  await page.getByText('Your online store ID').waitFor()
  expect(calls).toBe(1)
})

test('who has joined already sees their store ID', async ({ page, shop }) => {
  const supporter = await newSupporter(shop)
  await enter(page, supporter, shop.portal)
  await page.goto(`${shop.portal}/become-a-seller`)
  await expect(page.getByText(supporter.code, { exact: true })).toBeVisible()
})

test('the application goes to support, and My Account says so', async ({ page, shop }) => {
  const supporter = await newSupporter(shop)
  await enter(page, supporter, shop.portal)
  await page.goto(`${shop.portal}/profile`)
  await expect(page.getByText('Your application to the Seller Programme is with us.')).toBeVisible()
  await expect(
    page.getByRole('link', { name: t('portalAccount.sellerDashboard') }),
  ).toHaveAttribute('href', '/vendor-dashboard')
})

test('My Account tells the programme’s terms', async ({ page, shop }) => {
  await enter(page, await newBuyer(shop), shop.portal)
  await page.goto(`${shop.portal}/profile`)
  const terms = page.getByRole('region', { name: t('portalAccount.terms') })
  await expect(terms).toContainText('only above a balance of USD25')
  await expect(terms).toContainText('tracked for 120 days')
  await expect(terms).toContainText('must be 45 days old')
  await expect(terms).toContainText('within 5 working days')
  await expect(terms).toContainText('A mobile wallet or other')
})
