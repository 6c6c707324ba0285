import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** A shop of its own, whose tables are mislaid (buyer spec §8). */
test.use({ environment: { BRAND_NAME: 'Bandari Home' } })

test('home data failure: Failed to Fetch; brand list failure: Failure; trying again helps', async ({
  page,
  shop,
}) => {
  const tables = ['makes', 'vehicle_cube', 'articles']
  for (const table of tables) await shop.sql(`alter table ${table} rename to mislaid_${table}`)
  const asked = ['/vehicle-make-count', '/promotions/', '/article-list/'].map((path) =>
    page.waitForResponse((answer) => answer.url().includes(path)),
  )
  await page.goto('/')
  // Once alive the page asks by itself for what the server could not tell it.
  await Promise.all(asked)
  const alertIn = (region: string) => page.getByRole('region', { name: region }).getByRole('alert')
  await expect(alertIn('Popular Brands')).toContainText('Failure')
  await expect(alertIn('Most searched')).toContainText('Failed to Fetch')
  await expect(alertIn('News and Reviews')).toContainText('Failed to Fetch')
  await expect(page.getByRole('form', { name: t('home.findCar') })).toBeVisible()

  for (const table of tables) await shop.sql(`alter table mislaid_${table} rename to ${table}`)
  for (const region of ['Popular Brands', 'Most searched', 'News and Reviews']) {
    await alertIn(region)
      .getByRole('button', { name: t('shell.tryAgain') })
      .click()
    await expect(alertIn(region)).toHaveCount(0)
    await expect(
      page.getByRole('region', { name: region }).getByRole('listitem').first(),
    ).toBeVisible()
  }
})
