import type { Page } from '@playwright/test'
import { newBuyer, registeredNewcomer, unique } from '@bandari/api/arrange'
import { enter, signIn } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Sign up, sign in, reset and activation (buyer spec §2, §4, §5, §8). */

const alert = (page: Page) => page.getByRole('main').getByRole('alert')

interface Newcomer {
  firstName?: string
  lastName?: string
  email?: string
  password?: string
  confirmation?: string
}

async function signUp(page: Page, newcomer: Newcomer = {}) {
  const { firstName = 'Amina', lastName = 'Said', password = 'Nyota ya bahari 7' } = newcomer
  const { email = `new-${unique()}@example.com`, confirmation = password } = newcomer
  await page.getByLabel(t('auth.firstName')).fill(firstName)
  await page.getByLabel(t('auth.lastName')).fill(lastName)
  await page.getByRole('main').getByLabel(t('auth.email')).fill(email)
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password)
  await page.getByLabel(t('auth.confirmPassword'), { exact: true }).fill(confirmation)
  await page.getByRole('button', { name: t('auth.createAccount') }).click()
}

for (const path of ['/login', '/Login', '/login-a', '/login-b', '/login-c', '/auth-reset']) {
  test(`${path} is the screen with three tabs`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('tab')).toHaveText(['Sign up', 'Sign in', 'Reset password'])
    await expect(page.getByRole('tab', { selected: true })).toHaveText(
      path === '/auth-reset' ? 'Reset password' : 'Sign in',
    )
  })
}

test('switching a tab clears the form and messages', async ({ page }) => {
  await page.goto('/login')
  await signIn(page, { email: 'nobody@example.com', password: 'not the one' })
  await expect(alert(page)).toBeVisible()
  await page.getByRole('tab', { name: t('auth.tabReset') }).click()
  await page.getByRole('tab', { name: t('auth.signIn') }).click()
  await expect(alert(page)).toHaveCount(0)
  await expect(page.getByRole('main').getByLabel(t('auth.email'))).toHaveValue('')
})

test('without a client id there is no sign-in with Google', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0)
})

test.describe('sign up', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login?tab=sign-up')
  })

  test('two passwords: Passwords do not match', async ({ page }) => {
    await signUp(page, { confirmation: 'another one 7' })
    await expect(page.getByText('Passwords do not match')).toBeVisible()
  })

  test('without e-mail and password: Email and Password required to register', async ({ page }) => {
    await signUp(page, { email: '', password: '' })
    await expect(page.getByText('Email and Password required to register')).toBeVisible()
  })

  test('without names: First & Last name required to register', async ({ page }) => {
    await signUp(page, { firstName: '', lastName: '' })
    await expect(page.getByText('First & Last name required to register')).toBeVisible()
  })

  test("the e-mail's own problem is shown, and nothing typed is lost", async ({ page }) => {
    await signUp(page, { email: 'buyer@example.com' })
    await expect(alert(page)).toHaveText('A user with this email already exists')
    await expect(page.getByLabel(t('auth.firstName'))).toHaveValue('Amina')
  })

  test('any other 400: Error!, with the reason at its field', async ({ page }) => {
    await signUp(page, { password: '12345678' })
    await expect(alert(page)).toHaveText('Error!')
    await expect(page.getByLabel(t('auth.password'), { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
  })

  test('success: Account Created, the 15 minutes, resend and Continue', async ({ page }) => {
    await signUp(page)
    await expect(page.getByRole('heading', { name: t('auth.accountCreated') })).toBeVisible()
    await expect(page.getByText(/may take up to 15 minutes/)).toBeVisible()
    await expect(page.getByRole('link', { name: t('auth.resendLink') })).toHaveAttribute(
      'href',
      '/resend-activation-link',
    )
    await page.getByRole('link', { name: t('auth.continue') }).click()
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Sign in')
  })
})

test.describe('sign in', () => {
  test('without one of both: Required info is missing', async ({ page }) => {
    await page.goto('/login')
    await signIn(page, { email: 'buyer@example.com', password: '' })
    await expect(page.getByText('Required info is missing')).toBeVisible()
  })

  test("a wrong password: the server's sentence, and the e-mail stays", async ({ page }) => {
    await page.goto('/login')
    await signIn(page, { email: 'buyer@example.com', password: 'not the one' })
    await expect(alert(page)).toHaveText('Unable to log in with provided credentials.')
    await expect(page.getByRole('main').getByLabel(t('auth.email'))).toHaveValue(
      'buyer@example.com',
    )
  })

  test('a sleeping account is told about its activation link', async ({ page, shop }) => {
    const sleeper = await newBuyer(shop, { isActive: false })
    await page.goto('/login')
    await signIn(page, sleeper)
    await expect(alert(page)).toContainText('not activated')
  })

  test('leads to /', async ({ page, shop, buyer }) => {
    await page.goto('/login')
    await signIn(page, buyer)
    await expect(page).toHaveURL(`${shop.storefront}/`)
    await expect(page.getByRole('button', { name: t('shell.logOut') })).toBeVisible()
  })

  test('a logged-in user is sent to /profile', async ({ page, shop, buyer }) => {
    await enter(page, buyer)
    await page.goto('/login')
    await expect(page).toHaveURL(`${shop.portal}/profile`)
  })

  test('a next that is no path of ours is not followed', async ({ page, shop, buyer }) => {
    await page.goto('/login?next=//example.com/')
    await signIn(page, buyer)
    await expect(page).toHaveURL(`${shop.storefront}/`)
  })

  test('a password can be looked at', async ({ page }) => {
    await page.goto('/login')
    const password = page.getByLabel(t('auth.password'), { exact: true })
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show what is typed' }).click()
    await expect(password).toHaveAttribute('type', 'text')
  })
})

test('logging out without a token: Not logged out, and the session is cleared', async ({
  page,
  buyer,
  context,
}) => {
  await enter(page, buyer)
  await page.goto('/')
  // Another program of the same browser has emptied its storage. In one step with the press, because a call without a
  // token would sign the page out first.
  await page.getByRole('button', { name: t('shell.logOut') }).evaluate((button: HTMLElement) => {
    localStorage.clear()
    button.click()
  })
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Not logged out')
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name)).not.toContain('bandari_email')
})

test.describe('reset password', () => {
  test('without an e-mail: Email address is required to reset password', async ({ page }) => {
    await page.goto('/auth-reset')
    await page.getByRole('button', { name: t('auth.sendLink') }).click()
    await expect(page.getByText('Email address is required to reset password')).toBeVisible()
  })

  test('success hides the tab switch and has a way back to signing in', async ({ page, buyer }) => {
    await page.goto('/auth-reset')
    await page.getByRole('main').getByLabel(t('auth.email')).fill(buyer.email)
    await page.getByRole('button', { name: t('auth.sendLink') }).click()
    await expect(page.getByRole('heading', { name: t('auth.resetSent') })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
    await page.getByRole('link', { name: t('auth.backToSignIn') }).click()
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Sign in')
  })

  test('a link that is none: Password reset link invalid', async ({ page }) => {
    await page.goto('/password/reset/confirm/MQ/no-such-token')
    await page.getByLabel(t('auth.newPassword'), { exact: true }).fill('Nyota ya bahari 7')
    await page.getByLabel(t('auth.confirmNewPassword'), { exact: true }).fill('Nyota ya bahari 7')
    await page.getByRole('button', { name: t('auth.saveNewPassword') }).click()
    await expect(alert(page)).toContainText('Password reset link invalid')
  })

  test('two new passwords that differ are refused', async ({ page }) => {
    await page.goto('/password/reset/confirm/MQ/no-such-token')
    await page.getByLabel(t('auth.newPassword'), { exact: true }).fill('Nyota ya bahari 7')
    await page.getByLabel(t('auth.confirmNewPassword'), { exact: true }).fill('Nyota ya bahari 8')
    await page.getByRole('button', { name: t('auth.saveNewPassword') }).click()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
  })
})

test.describe('the activation link', () => {
  test('that is none: The link to activate your account is invalid.', async ({ page, shop }) => {
    const { id } = await newBuyer(shop, { isActive: false })
    await page.goto(`/activate/${Buffer.from(String(id)).toString('base64url')}/no-such-token`)
    await expect(
      page.getByRole('heading', {
        name: t('auth.linkInvalid'),
      }),
    ).toBeVisible()
    await expect(
      page.getByRole('main').getByRole('link', { name: t('auth.signIn') }),
    ).toHaveAttribute('href', '/login')
  })

  test('that is too old: Activation Link expired, and the way to a new one', async ({
    page,
    shop,
  }) => {
    const { path } = await registeredNewcomer(shop)
    await shop.sql("update account_links set expires_at = now() - interval '1 minute'")
    await page.goto(path)
    await expect(page.getByRole('heading', { name: t('auth.linkExpired') })).toBeVisible()
    await page.getByRole('link', { name: t('auth.requestNewLink') }).click()
    await expect(page).toHaveURL(/\/resend-activation-link$/)
  })
})

test.describe('the page of an activation link', () => {
  test('does nothing until its button is pressed', async ({ page, shop }) => {
    const { email, path } = await registeredNewcomer(shop)
    await page.goto(path)
    await expect(page.getByRole('button', { name: t('auth.activateAction') })).toBeVisible()
    const [account] = await shop.sql<{ is_active: boolean }>(
      'select is_active from accounts where email = $1',
      [email],
    )
    expect(account).toEqual({ is_active: false })
  })

  test('asks who did not register in this browser for a password', async ({ page, shop }) => {
    const { path } = await registeredNewcomer(shop)
    await page.goto(path)
    await expect(page.getByText(t('auth.activateChoose'))).toBeVisible()
    await choosePassword(page, 'voxstrange')
    await expect(alert(page)).toHaveText('This password is too common.')
    await choosePassword(page, 'Nyota ya bahari 8')
    await expect(page.getByRole('heading', { name: t('auth.activated') })).toBeVisible()
  })

  test('asks also where another account was opened last', async ({ page, shop }) => {
    const { path } = await registeredNewcomer(shop)
    await page.goto('/login?tab=sign-up')
    await signUp(page)
    await expect(page.getByRole('heading', { name: t('auth.accountCreated') })).toBeVisible()
    await page.goto(path)
    await expect(page.getByText(t('auth.activateLead'))).toBeVisible()
    await page.getByRole('button', { name: t('auth.activateAction') }).click()
    await expect(page.getByText(t('auth.activateChoose'))).toBeVisible()
    await expect(alert(page)).toHaveCount(0)
    await choosePassword(page, 'Nyota ya bahari 8')
    await expect(page.getByRole('heading', { name: t('auth.activated') })).toBeVisible()
  })

  async function choosePassword(page: Page, password: string) {
    await page.getByLabel(t('auth.newPassword'), { exact: true }).fill(password)
    await page.getByLabel(t('auth.confirmNewPassword'), { exact: true }).fill(password)
    await page.getByRole('button', { name: t('auth.activateAction') }).click()
  }
})

test.describe('resend the activation link', () => {
  async function resendTo(page: Page, email: string) {
    await page.goto('/resend-activation-link')
    await page.getByRole('main').getByLabel(t('auth.email')).fill(email)
    await page.getByRole('button', { name: t('auth.sendLink') }).click()
  }

  test('to an active account: Active Account', async ({ page, buyer }) => {
    await resendTo(page, buyer.email)
    await expect(page.getByRole('heading', { name: t('auth.alreadyActive') })).toBeVisible()
  })

  test('to an unknown address: Account not registered', async ({ page }) => {
    await resendTo(page, `nobody-${unique()}@example.com`)
    await expect(page.getByRole('heading', { name: t('auth.notRegistered') })).toBeVisible()
  })

  test('to a sleeping account: Activation link re-sent (click within 48 hours, check spam)', async ({
    page,
    shop,
  }) => {
    const sleeper = await newBuyer(shop, { isActive: false })
    await resendTo(page, sleeper.email)
    await expect(
      page.getByRole('heading', {
        name: t('auth.resent'),
      }),
    ).toBeVisible()
  })
})
