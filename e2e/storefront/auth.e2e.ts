import { signIn } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What only a browser shows of signing in; the rest is tried in apps/storefront/test/screens/auth. */

test('a sign-in leads to /, whatever foreign address it was asked to lead to; who is signed in is sent to /profile', async ({
  page,
  shop,
  buyer,
}) => {
  await page.goto('/login?next=//example.com/')
  await signIn(page, buyer)
  await expect(page).toHaveURL(`${shop.storefront}/`)
  await expect(page.getByRole('button', { name: t('shell.logOut') })).toBeVisible()
  await page.goto('/login')
  await expect(page).toHaveURL(`${shop.portal}/profile`)
})
