import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** A shop of its own, whose categories cannot be read. */
test.use({ environment: { BRAND_NAME: 'Bandari Spares' } })

test('categories load failure: 500. Thats an error, and trying again helps', async ({
  page,
  shop,
}) => {
  await shop.sql('alter table categories rename to mislaid_categories')
  const asked = page.waitForResponse((response) => response.url().includes('/category-search/'))
  const answer = await page.goto('/auto-parts')
  expect(answer?.status()).toBe(503)
  // Once alive the page asks by itself for what the server could not tell it.
  await asked
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('500. Thats an error')
  await expect(alert).toContainText(
    'The server encountered an error and could not complete your request',
  )
  await expect(alert).toContainText(t('spares.categoriesAdvice'))
  await shop.sql('alter table mislaid_categories rename to categories')
  await alert.getByRole('button', { name: t('shell.tryAgain') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vehicle Parts & Accessories')
})
