import type { Page } from '@playwright/test'
import { newBuyer, unique } from '../arrange.ts'
import { signIn } from '../steps.ts'
import { expect, test, waitUntilAlive } from '../world.ts'

/** A new account, with nothing but the browser and the mailbox (buyer spec §2, §4, §9). */

const password = 'Nyota ya bahari 7'
const activated = 'Your account has been registered successfully.'

test('somebody signs up, follows the mail and signs in', async ({ page, shop }) => {
  const email = await signUp(page)
  await openMail(page, email, 'Activate your Bandari account')
  await followLink(page, 'Activate account')
  await expect(page.getByRole('heading', { name: activated })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, { email, password })
  await expect(page).toHaveURL(`${shop.storefront}/`)
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
})

test('a link followed twice finds the account active', async ({ page }) => {
  const email = await signUp(page)
  await openMail(page, email, 'Activate your Bandari account')
  await followLink(page, 'Activate account')
  await expect(page.getByRole('heading', { name: activated })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Active Account' })).toBeVisible()
})

test('a link that was lost is sent again, and works', async ({ page }) => {
  const email = await signUp(page)
  await page.getByRole('link', { name: 'Resend the activation link' }).click()
  await page.getByRole('main').getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: /^Activation link re-sent/ })).toBeVisible()
  await page.goto(`/mailbox?to=${encodeURIComponent(email)}`)
  await expect(page.getByRole('link', { name: 'Activate your Bandari account' })).toHaveCount(2)
  await openMail(page, email, 'Activate your Bandari account')
  await followLink(page, 'Activate account')
  await expect(page.getByRole('heading', { name: activated })).toBeVisible()
})

test('a forgotten password is replaced through the mailbox, once', async ({ page, shop }) => {
  const { email } = await newBuyer(shop)
  await page.goto('/auth-reset')
  await page.getByRole('main').getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Please check your inbox for further instructions')).toBeVisible()
  await openMail(page, email, 'Choose a new Bandari password')
  await followLink(page, 'Choose a new password')
  const link = page.url()
  await chooseNewPassword(page)
  await expect(page.getByText('Password has been reset with the new password.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, { email, password })
  await expect(page).toHaveURL(`${shop.storefront}/`)

  await page.goto(link)
  await chooseNewPassword(page)
  await expect(page.getByText('Password reset link invalid')).toBeVisible()
})

/** Opens an account; its address. */
async function signUp(page: Page): Promise<string> {
  const email = `new-${unique()}@example.com`
  await page.goto('/login')
  await page.getByRole('tab', { name: 'Sign up' }).click()
  await page.getByLabel('First name').fill('Amina')
  await page.getByLabel('Last name').fill('Said')
  await page.getByRole('main').getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByLabel('Country').selectOption({ label: 'Tanzania' })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Account Created' })).toBeVisible()
  return email
}

/** Opens the newest mail of a subject, which may be on its way still. */
async function openMail(page: Page, email: string, subject: string) {
  const mail = page.getByRole('link', { name: subject }).first()
  await expect(async () => {
    await page.goto(`/mailbox?to=${encodeURIComponent(email)}`)
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  await mail.click()
}

/** A link of the opened mail, which stands in a frame and opens in the whole window. */
async function followLink(page: Page, name: string) {
  const mailbox = page.url()
  await page.frameLocator('iframe').getByRole('link', { name }).click()
  await page.waitForURL((url) => url.href !== mailbox, { waitUntil: 'domcontentloaded' })
  await waitUntilAlive(page)
}

async function chooseNewPassword(page: Page) {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Save the new password' }).click()
}
