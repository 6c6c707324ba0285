import type { Page } from '@playwright/test'
import { unique } from '@bandari/api/arrange'
import { signIn } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What the account's screens say when the server refuses for a reason of its own (buyer spec §8): too many tries. */

test.use({ environment: { RATE_LIMITS: 'true' } })

const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const throttled = /^Request was throttled\. Expected available in \d+ seconds\.$/

async function times(count: number, call: () => Promise<unknown>) {
  for (let n = 0; n < count; n += 1) await call()
}

function somebody() {
  const email = `new-${unique()}@example.com`
  return { first_name: 'Amina', last_name: 'Said', email, confirm_email: email }
}

test('registration, others than 400: Error! try later', async ({ page, shop }) => {
  const password = 'Nyota ya bahari 7'
  await times(5, () =>
    shop.clientWith(null).POST('/register/', { body: { ...somebody(), password } }),
  )
  await page.goto('/login?tab=sign-up')
  await page.getByLabel(t('auth.firstName')).fill('Amina')
  await page.getByLabel(t('auth.lastName')).fill('Said')
  await page.getByRole('main').getByLabel(t('auth.email')).fill(somebody().email)
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password)
  await page.getByLabel(t('auth.confirmPassword'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('auth.createAccount') }).click()
  await expect(alert(page)).toHaveText('Error! try later')
})

test('signing in, others: An error has occurred. …', async ({ page, shop }) => {
  const { email } = somebody()
  const body = { username: email, password: 'a guess' }
  await times(5, () => shop.clientWith(null).POST('/auth/login/', { body }))
  // As after a few more: a wait that outlasts a slow machine.
  await shop.sql('update sign_in_failures set failures = failures + 8')
  await page.goto('/login')
  await signIn(page, { email })
  await expect(alert(page)).toContainText(
    'An error has occurred. Please try again or contact customer service.',
  )
})

test('a new link, any error: We are sorry, with the way to customer service', async ({
  page,
  shop,
}) => {
  const { email } = somebody()
  await askThrice(shop, '/resend-activation-link/', email)
  await page.goto('/resend-activation-link')
  await page.getByRole('main').getByLabel(t('auth.email')).fill(email)
  await page.getByRole('button', { name: t('auth.sendLink') }).click()
  await expect(
    page.getByRole('heading', {
      name: t('auth.failed'),
    }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: t('auth.contactUs') })).toHaveAttribute(
    'href',
    '/help-contact',
  )
})

test('a reset, other messages are shown as given', async ({ page, shop }) => {
  const { email } = somebody()
  await askThrice(shop, '/rest-auth/password/reset/', email)
  await page.goto('/auth-reset')
  await page.getByRole('main').getByLabel(t('auth.email')).fill(email)
  await page.getByRole('button', { name: t('auth.sendLink') }).click()
  await expect(alert(page)).toHaveText(throttled)
})

/** As often an hour as one address may. */
function askThrice(
  shop: Shop,
  path: '/resend-activation-link/' | '/rest-auth/password/reset/',
  email: string,
) {
  return times(3, () => shop.clientWith(null).POST(path, { body: { email } }))
}
