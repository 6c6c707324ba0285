import type { Page } from '@playwright/test'
import { newBuyer, unique } from '@bandari/api/arrange'
import { signIn } from '../steps.ts'
import { expect, patient, type Shop, test, waitUntilAlive } from '../world.ts'
import { t } from '../sentences.ts'

/** A new account, with nothing but the browser and the mailbox (buyer spec §2, §4, §9). */

const password = 'Nyota ya bahari 7'
const activated = 'Your account has been registered successfully.'

test('somebody signs up, follows the mail and signs in', async ({ page, shop }) => {
  const email = await signUp(page)
  await openMail(page, email, 'Activate your Bandari account')
  await followLink(page, 'Activate account')
  await page.getByRole('button', { name: t('auth.activateAction') }).click()
  await expect(page.getByRole('heading', { name: activated })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('auth.signIn') })
    .click()
  await signIn(page, { email, password })
  await expect(page).toHaveURL(`${shop.storefront}/`)
  await expect(page.getByRole('button', { name: t('shell.logOut') })).toBeVisible()
})

test('a link followed twice finds the account active', async ({ page }) => {
  const email = await signUp(page)
  await openMail(page, email, 'Activate your Bandari account')
  await followLink(page, 'Activate account')
  await page.getByRole('button', { name: t('auth.activateAction') }).click()
  await expect(page.getByRole('heading', { name: activated })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: t('auth.alreadyActive') })).toBeVisible()
})

test('in another browser the link asks for a password, and it is the one that counts', async ({
  page,
  shop,
  browser,
}) => {
  const email = await signUp(page)
  const elsewhere = patient(await browser.newPage())
  await openMail(elsewhere, email, 'Activate your Bandari account', shop)
  await followLink(elsewhere, 'Activate account')
  const chosen = 'Kisiwa cha mbali 3'
  await elsewhere.getByLabel(t('auth.newPassword'), { exact: true }).fill(chosen)
  await elsewhere.getByLabel(t('auth.confirmNewPassword'), { exact: true }).fill(chosen)
  await elsewhere.getByRole('button', { name: t('auth.activateAction') }).click()
  await expect(elsewhere.getByRole('heading', { name: activated })).toBeVisible()
  await elsewhere.close()
  await page.goto('/login')
  await signIn(page, { email, password })
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Unable to log in with provided credentials.',
  )
  await signIn(page, { email, password: chosen })
  await expect(page).toHaveURL(`${shop.storefront}/`)
})

test('a link that was lost is sent again, and works', async ({ page, shop }) => {
  const email = await signUp(page)
  // Two minutes later: sooner the mail that is on its way would not be repeated.
  await shop.sql("update mail_gates set sent_at = sent_at - interval '2 minutes'")
  await page.getByRole('link', { name: t('auth.resendLink') }).click()
  await page.getByRole('main').getByLabel(t('auth.email')).fill(email)
  await page.getByRole('button', { name: t('auth.sendLink') }).click()
  await expect(page.getByRole('heading', { name: /^Activation link re-sent/ })).toBeVisible()
  await page.goto(`/mailbox?to=${encodeURIComponent(email)}`)
  await expect(page.getByRole('link', { name: 'Activate your Bandari account' })).toHaveCount(2)
  await openMail(page, email, 'Activate your Bandari account')
  await followLink(page, 'Activate account')
  await page.getByRole('button', { name: t('auth.activateAction') }).click()
  await expect(page.getByRole('heading', { name: activated })).toBeVisible()
})

test('a forgotten password is replaced through the mailbox, once', async ({ page, shop }) => {
  const { email } = await newBuyer(shop)
  await page.goto('/auth-reset')
  await page.getByRole('main').getByLabel(t('auth.email')).fill(email)
  await page.getByRole('button', { name: t('auth.sendLink') }).click()
  await expect(page.getByText('Please check your inbox for further instructions')).toBeVisible()
  await openMail(page, email, 'Choose a new Bandari password')
  await followLink(page, 'Choose a new password')
  const link = page.url()
  await chooseNewPassword(page)
  await expect(page.getByText('Password has been reset with the new password.')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('auth.signIn') })
    .click()
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
  await page.getByRole('tab', { name: t('auth.signUp') }).click()
  await page.getByLabel(t('auth.firstName')).fill('Amina')
  await page.getByLabel(t('auth.lastName')).fill('Said')
  await page.getByRole('main').getByLabel(t('auth.email')).fill(email)
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password)
  await page.getByLabel(t('auth.confirmPassword'), { exact: true }).fill(password)
  await page.getByLabel(t('auth.country')).selectOption({ label: 'Tanzania' })
  await page.getByRole('button', { name: t('auth.createAccount') }).click()
  await expect(page.getByRole('heading', { name: t('auth.accountCreated') })).toBeVisible()
  return email
}

/** Opens the newest mail of a subject, which may be on its way still. */
async function openMail(page: Page, email: string, subject: string, shop?: Shop) {
  const mailbox = `${shop?.storefront ?? ''}/mailbox?to=${encodeURIComponent(email)}`
  const mail = page.getByRole('link', { name: subject }).first()
  await expect(async () => {
    await page.goto(mailbox)
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
  await page.getByLabel(t('auth.newPassword'), { exact: true }).fill(password)
  await page.getByLabel(t('auth.confirmNewPassword'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('auth.saveNewPassword') }).click()
}
