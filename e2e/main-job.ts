import type { Page } from '@playwright/test'
import type { Language, Translate } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { mailsTo, stockVehicle, unique } from '@bandari/api/arrange'
import { expectAccessible } from './axe.ts'
import { readDownload } from './pro-forma.ts'
import { grace } from './steps.ts'
import { expect, type Shop, test, waitUntilAlive } from './world.ts'

const password = 'Nyota ya bahari 7'

interface MainJob {
  page: Page
  shop: Shop
  language: Language
}

/** A buyer registers, orders and is written to in a language. */
export async function doMainJob({ page, shop, language }: MainJob) {
  const { t, name } = translatorOf(language)
  const vehicle = await stockVehicle(shop)
  const email = `${language}-${unique()}@example.com`
  await test.step('registers', () => register(page, { language, email, t }))
  await test.step('follows the mail', async () => {
    await followMail(page, shop, { email, t })
    await expect(page).toHaveURL(new RegExp(`/${language}/activate/`))
    await expectToFit(page, language)
    await page.getByRole('button', { name: t('auth.activateAction') }).click()
    await expect(page.getByRole('heading', { name: t('auth.activated') })).toBeVisible()
    await expectToFit(page, language)
  })
  await test.step('signs in', async () => {
    await page.goto(`/${language}/login`)
    const form = page.getByRole('main')
    await form.getByLabel(t('auth.email')).fill(email)
    await form.getByLabel(t('auth.password'), { exact: true }).fill(password)
    await form.getByRole('button', { name: t('auth.signIn'), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}$`))
  })
  await test.step('chooses where it goes, and buys', async () => {
    await page.goto(`/${language}/details/${vehicle.id}`)
    await expectToFit(page, language)
    const form = page.getByRole('form', { name: t('details.buy') })
    await form
      .getByLabel(t('details.country'))
      .selectOption({ label: name('countries.ZM', 'Zambia') })
    await form.getByLabel(t('details.port')).selectOption({ label: 'Dar Es Salaam' })
    await page.getByRole('button', { name: t('details.buyNow') }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}/my-basket$`))
    await expect(page.getByRole('link', { name: vehicle.title })).toBeVisible()
    await expectToFit(page, language)
  })
  const number = await test.step('checks out', async () => {
    await page.getByRole('button', { name: t('basket.proceed') }).click()
    await fillConsignee(page, language)
    await expectToFit(page, language)
    await page.getByRole('button', { name: t('checkout.continueToReview') }).click()
    await expect(page.getByRole('heading', { name: t('checkout.reviewTitle') })).toBeVisible()
    await expectToFit(page, language)
    await page.getByRole('button', { name: t('checkout.submit') }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}/confirm-order\\?order=\\d+$`))
    await expect(page.getByRole('heading', { name: t('checkout.howToPay') })).toBeVisible()
    await expectToFit(page, language)
    const [order] = await shop.sql<{ number: string }>(
      'select number from orders join accounts on accounts.id = account_id where accounts.email = $1',
      [email],
    )
    return order!.number
  })
  await test.step('has the invoice in the same language', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: t('checkout.proForma') }).click()
    const text = await readDownload(await downloading)
    expect(text).toContain(t('invoice.title'))
    expect(text.toLowerCase()).toContain(t('invoice.seller').toLowerCase())
  })
  await test.step('follows it in the portal, in the same language', async () => {
    await page.getByRole('link', { name: t('shell.myAccount') }).click()
    await expect(page).toHaveURL(`${shop.portal}/profile`)
    await page.getByRole('tab', { name: t('portalAccount.history') }).click()
    await expectToFit(page, language)
  })
  await test.step('has the confirmation in the same language', async () => {
    const [mail] = await mailsTo(shop, email)
    expect(mail!.subject).toBe(t('mails.order.confirmation.subject', { number }))
    expect(mail!.text).toContain(t('mails.order.reference'))
  })
}

interface Newcomer {
  language: Language
  email: string
  t: Translate
}

async function register(page: Page, { language, email, t }: Newcomer) {
  await page.goto(`/${language}/login?tab=sign-up`)
  await expectToFit(page, language)
  const form = page.getByRole('main')
  await form.getByLabel(t('auth.firstName')).fill('Amina')
  await form.getByLabel(t('auth.lastName'), { exact: true }).fill('Mwinyi')
  await form.getByLabel(t('auth.email')).fill(email)
  await form.getByLabel(t('auth.password'), { exact: true }).fill(password)
  await form.getByLabel(t('auth.confirmPassword'), { exact: true }).fill(password)
  await form.getByRole('button', { name: t('auth.createAccount') }).click()
  await expect(page.getByRole('heading', { name: t('auth.accountCreated') })).toBeVisible()
}

async function followMail(page: Page, shop: Shop, { email, t }: Omit<Newcomer, 'language'>) {
  const [mail] = await mailsTo(shop, email)
  expect(mail!.subject).toBe(t('mails.activate.subject', { brand: 'Bandari' }))
  const [address] = /http\S+\/activate\/\S+/.exec(mail!.text) ?? []
  await page.goto(address!)
}

async function fillConsignee(page: Page, language: Language) {
  const { t, name } = translatorOf(language)
  await waitUntilAlive(page)
  const form = page.getByRole('main')
  await form.getByLabel(t('checkout.title'), { exact: true }).selectOption({ index: 1 })
  await form.getByLabel(t('checkout.firstName')).fill(grace.firstName)
  await form.getByLabel(t('checkout.lastName'), { exact: true }).fill(grace.lastName)
  await form.getByLabel(t('checkout.contactNumber')).fill(grace.phone)
  await form.getByLabel(t('checkout.line1')).fill(grace.line1)
  await form.getByLabel(t('checkout.city')).fill(grace.city)
  await form.getByLabel(t('checkout.province')).fill(grace.province)
  await form
    .getByLabel(t('checkout.country'))
    .selectOption({ label: name('countries.KE', grace.country) })
}

/** Longer words than English push nothing out of the narrowest screen, and axe finds nothing. */
async function expectToFit(page: Page, language: Language) {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  // A page that asks first, such as whether a link is good, has its heading with the answer.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expectAccessible(page)
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}
