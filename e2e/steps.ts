import { demoPassword } from '@bandari/api/people'
import type { Page } from '@playwright/test'
import type { Buyer } from '@bandari/api/arrange'
import { t } from './sentences.ts'

/** A person's actions as functions. They only assert that the step happened. */

export interface Credentials {
  email: string
  password?: string
}

/** Fills in and sends the sign-in form of the present page. */
export async function signIn(page: Page, { email, password = demoPassword }: Credentials) {
  const form = page.getByRole('main')
  await form.getByLabel(t('auth.email')).fill(email)
  await form.getByLabel(t('auth.password'), { exact: true }).fill(password)
  await form.getByRole('button', { name: t('auth.signIn'), exact: true }).click()
}

type Visitor = Pick<Buyer, 'shop' | 'token' | 'email'>

/** Is signed in from an earlier visit, at the shop or at another origin. The names are those of the SDK's session. */
export async function enter(page: Page, visitor: Visitor, origin = visitor.shop) {
  await page.addInitScript(
    ({ token, email, origin }) => {
      // Only once for each tab: the page may change the session later.
      if (location.origin !== origin || sessionStorage.getItem('entered')) return
      sessionStorage.setItem('entered', 'yes')
      localStorage.setItem('bandari.token', token)
      document.cookie = `bandari_email=${encodeURIComponent(email)}; path=/`
    },
    { token: visitor.token, email: visitor.email, origin },
  )
}

export interface Choice {
  country?: string
  port?: string
  shipping?: 'RORO' | 'Container'
  insurance?: boolean
}

/** Chooses destination and shipping on the details page. */
export async function chooseShipping(page: Page, { country, port, shipping, insurance }: Choice) {
  const form = page.getByRole('form', { name: t('details.buy') })
  if (country) await form.getByLabel(t('details.country')).selectOption({ label: country })
  if (port) await form.getByLabel(t('details.port')).selectOption({ label: port })
  if (shipping) await form.getByRole('radio', { name: shipping }).check()
  if (insurance) await form.getByLabel(t('details.insurance')).check()
}

export async function buyNow(page: Page) {
  await page.getByRole('button', { name: t('details.buyNow') }).click()
}

export interface Consignee {
  title: string
  firstName: string
  lastName: string
  email: string
  phone: string
  line1: string
  city: string
  province: string
  country: string
}

export const grace: Consignee = {
  title: 'Mrs',
  firstName: 'Grace',
  lastName: 'Wanjiru',
  email: 'grace@example.com',
  phone: '254 700 000 001',
  line1: '14 Moi Avenue',
  city: 'Nairobi',
  province: 'Nairobi County',
  country: 'Kenya',
}

/** Fills in the consignee. */
export async function fillConsignee(page: Page, consignee: Consignee = grace) {
  const form = page.getByRole('main')
  await form.getByLabel(t('checkout.title')).selectOption(consignee.title)
  await form.getByLabel(t('auth.firstName')).fill(consignee.firstName)
  await form.getByLabel(t('auth.lastName')).fill(consignee.lastName)
  await form.getByLabel(t('auth.email')).fill(consignee.email)
  await form.getByLabel(t('basket.contactNumber')).fill(consignee.phone)
  await form.getByLabel(t('checkout.line1')).fill(consignee.line1)
  await form.getByLabel(t('checkout.city')).fill(consignee.city)
  await form.getByLabel(t('checkout.province')).fill(consignee.province)
  await form.getByLabel(t('auth.country')).selectOption({ label: consignee.country })
}

/** To the review as it is now: nothing about it is on its way any more. */
export async function goToReview(page: Page) {
  await page.goto('/checkout')
  await fillConsignee(page)
  await continueToReview(page)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: t('checkout.submit') }).waitFor()
}

export async function continueToReview(page: Page) {
  await page.getByRole('button', { name: t('checkout.continueToReview') }).click()
  await page.waitForURL('**/review-order')
}

export async function submitOrder(page: Page) {
  await page.getByRole('button', { name: t('checkout.submit') }).click()
}

/** Signs out in this tab. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: t('shell.logOut') }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.logIn') })
    .first()
    .waitFor()
}

/** Types a search into a list of the portal, and waits for its results. */
export async function lookUp(page: Page, label: string, text: string) {
  await page.getByLabel(label).fill(text)
  // A list asks a moment after the last key; a link that is followed before it would be taken back.
  await page.waitForURL((url) => url.search.includes(encodeURIComponent(text)))
}
