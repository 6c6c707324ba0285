import { expect, test } from '../world.ts'

/** What of the pages that explain (buyer spec §2) only a browser shows. */

test('opening an office closes the other; its map loads only then, and is allowed to', async ({
  page,
  shop,
  complaints,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.storefront)) asked.push(request.url())
  })
  await page.goto('/local-services')
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(asked).toEqual([])
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: 'Lusaka' }).click()
  await expect(page.getByRole('list', { name: 'Telephone numbers, Lusaka' })).toBeVisible()
  await main.getByRole('heading', { name: 'Nairobi' }).click()
  await expect(page.getByRole('list', { name: 'Telephone numbers, Nairobi' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Telephone numbers, Lusaka' })).toBeHidden()
  await expect(page.getByTitle('Map of Nairobi')).toBeVisible()
  await expect
    .poll(() => asked)
    .toContainEqual(
      expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html/),
    )
  expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([])
})
