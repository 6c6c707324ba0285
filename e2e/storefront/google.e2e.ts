import type { Page } from '@playwright/test'
import { newBuyer, unique } from '@bandari/api/arrange'
import { expectAccessible } from '../axe.ts'
import { logOut } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/**
 * Social sign-in with Google (buyer spec §1, §7, §8; decisions 22). Google itself runs on the loopback: its script
 * opens a window in which the person names the account (apps/api/test/helpers/google.ts).
 */

test.use({ environment: { GOOGLE_CLIENT_ID: '117-shop.apps.googleusercontent.com' } })

const button = (page: Page) => page.getByRole('button', { name: t('auth.continueWithGoogle') })
const alert = (page: Page) => page.getByRole('main').getByRole('alert')

/** Opens Google's window; what is done there is the test's. */
async function openWindow(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await button(page).click()
  const window = await opened
  await window.getByRole('button', { name: 'Allow' }).waitFor()
  return window
}

async function allow(page: Page, email: string, { isVerified = true } = {}) {
  const window = await openWindow(page)
  await window.getByLabel(t('auth.email')).fill(email)
  await window.getByLabel('Verified').setChecked(isVerified)
  await window.getByRole('button', { name: 'Allow' }).click()
}

/** What the shop has noted of failures, newest first. */
async function failures(shop: Shop) {
  const rows = await shop.sql<{ failure: object }>(
    'select failure from social_failures order by id desc',
  )
  return rows.map(({ failure }) => failure)
}

test("a newcomer signs in with Google and has an account; Google's script is on the auth screens alone", async ({
  page,
  shop,
  context,
  complaints,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/gsi/client')) scripts.push(page.url())
  })
  await page.goto('/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.logIn') })
    .click()
  await expect(button(page)).toBeVisible()
  await expect.poll(() => scripts).toHaveLength(1)
  expect(scripts[0]).toMatch(/\/login$/)
  await expectAccessible(page)
  expect(complaints).toEqual([])

  const email = `new-${unique()}@gmail.example`
  await allow(page, email)
  await expect(page).toHaveURL(`${shop.storefront}/`)
  await expect(page.getByRole('button', { name: t('shell.logOut') })).toBeVisible()
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'bandari_email')?.value).toBe(
    encodeURIComponent(email),
  )

  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy'] ?? ''
  for (const path of ['/', '/search/1/0/0/1/*/*/0', '/my-basket', '/resend-activation-link']) {
    expect(await policyOf(path)).not.toContain('/gsi/')
  }
  for (const path of ['/login', '/login-a', '/auth-reset']) {
    expect(await policyOf(path)).toContain('/gsi/client')
  }
})

test('leads to where one was going, with the account of the same address; signing up is the same', async ({
  page,
  shop,
  buyer,
}) => {
  await page.goto('/my-basket')
  await page.waitForURL('**/login?next=%2Fmy-basket')
  await allow(page, buyer.email)
  await expect(page).toHaveURL(`${shop.storefront}/my-basket`)
  await expect(page.getByText('You have no items in your basket.')).toBeVisible()
  await logOut(page)
  await page.goto('/login?tab=sign-up')
  await allow(page, `new-${unique()}@gmail.example`)
  await expect(page).toHaveURL(`${shop.storefront}/`)
})

test('refused, closed, not verified, inactive: Authentication Failed, the failure is noted, and one may try again', async ({
  page,
  shop,
  buyer,
}) => {
  const failed = async (failure: object) => {
    await expect(alert(page)).toContainText('Authentication Failed')
    await expect.poll(() => failures(shop)).toContainEqual(failure)
  }
  await page.goto('/login')
  const refusing = await openWindow(page)
  await refusing.getByRole('button', { name: 'Deny' }).click()
  await failed({ type: 'refused', error: 'access_denied' })

  // Another tab clears the message, and resetting a password is none of Google's.
  await page.getByRole('tab', { name: t('auth.signUp') }).click()
  await expect(alert(page)).toHaveCount(0)
  await page.getByRole('tab', { name: t('auth.tabReset') }).click()
  await expect(button(page)).toHaveCount(0)
  await page.getByRole('tab', { name: t('auth.signIn') }).click()

  const closing = await openWindow(page)
  await closing.close()
  await failed({ type: 'popup_closed', message: 'Popup window closed' })

  await allow(page, buyer.email, { isVerified: false })
  await failed({ type: 'exchange_refused', status: 400, message: 'Authentication Failed' })

  const sleeper = await newBuyer(shop, { isActive: false })
  await allow(page, sleeper.email)
  await expect(alert(page)).toContainText('This user account is inactive')
  await expect(alert(page)).toContainText('Authentication Failed')

  await allow(page, `new-${unique()}@gmail.example`)
  await expect(page).toHaveURL(`${shop.storefront}/`)
})
