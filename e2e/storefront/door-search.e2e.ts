import { t } from '../sentences.ts'
import { expect, test } from '../world.ts'

/** The list of vehicles for who has chosen a destination. */

// Only a shop that holds its vehicles in memory searches them by what they cost at a door.
test.use({ environment: { SEARCH_MEMORY: '64' } })

const lusaka = 'country=ZM&city=Lusaka&way=zm-dar-lun&shipping=RORO&port=dar-es-salaam'

test('a budget at the door, what may be imported, and the order of these prices', async ({
  page,
  context,
  shop,
  complaints,
}) => {
  const finance = shop.clientWith(await shop.tokenOf('finance'))
  const day = new Date().toISOString().slice(0, 10)
  await finance.POST('/support/exchange-rates', {
    body: { currency: 'ZMW', rate: '23.00', day, source: 'A bank' },
  })
  await page.goto('/search/1/0/0/1/toyota/*/0')
  const results = page.getByRole('region', { name: t('search.results') })
  const filters = page.getByRole('form', { name: t('search.filters') })
  await expect(results.getByRole('listitem').first()).toBeVisible()
  await expect(results).not.toContainText('Lusaka')
  await expect(filters.getByLabel(t('search.mayBeImported'))).toHaveCount(0)

  await context.addCookies([{ name: 'bandari_destination', value: lusaka, url: shop.storefront }])
  await page.reload()
  await expect(results).toContainText(/≈ \$\d+,\d{3} – \d+,\d{3} in Lusaka/)
  await expect(results).toContainText(t('door.verdict.ok'))

  await filters.getByLabel(t('search.mayBeImported')).check()
  await filters.getByLabel(t('door.budget')).fill('9000')
  await filters.getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL(/\?import=yes&budget=9000$/)
  await expect(page.getByRole('link', { name: /at my door/ })).toBeVisible()
  const costs = () =>
    results
      .getByText(/^≈ \$[\d,]+ – [\d,]+ in Lusaka$/)
      .allTextContents()
      .then((texts) => texts.map((text) => Number(/– ([\d,]+)/.exec(text)?.[1]?.replace(',', ''))))
  await expect.poll(async () => Math.max(...(await costs()))).toBeLessThanOrEqual(9000)

  await page.getByLabel(t('search.sortByPrice')).selectOption('d1')
  await expect(page).toHaveURL(/\/1\?import=yes&budget=9000&by=door$/)
  await expect
    .poll(async () => {
      const found = await costs()
      return found.length > 1 && found.every((cost, at) => at === 0 || cost <= found[at - 1]!)
    })
    .toBe(true)
  expect(complaints).toEqual([])
})
