import { readFile } from 'node:fs/promises'
import { newSupporter } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Promotion tools (account spec §2, §9). What is drawn is tested in `apps/api/test/promotion.test.ts`. */

/** One is drawn after the other, for everybody: a banner takes a core for seconds, of which others have a part. */
const drawing = { timeout: 60_000 }

const media = [
  { name: 'Business cards', type: 'bc', words: '3.5 in x 2 in · PNG, about 0.01 MB' },
  { name: 'Flyers', type: 'a5', words: 'A5 · PNG, about 0.1 MB' },
  { name: 'Vinyl signage', type: 'v-banner', words: '1.7 m x 0.7 m · PNG, about 1.2 MB' },
]

test('breadcrumb, notice and the person’s own previews', async ({ page, shop }) => {
  const supporter = await newSupporter(shop)
  await enter(page, supporter, shop.portal)
  await page.goto(`${shop.portal}/advertising-tools`)
  const trail = page.getByRole('navigation', { name: t('ui.breadcrumb') })
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Account', 'Promotion Tools'])
  await expect(
    page.getByText('Media material is available to registered supporters only.'),
  ).toBeVisible()
  for (const { name, words } of media) {
    const item = page.getByRole('listitem').filter({ hasText: name })
    await expect(item).toContainText(words)
    await expect(
      item.getByRole('img', { name: `${name} with your name and promo code ${supporter.code}` }),
    ).toHaveAttribute('src', /^blob:/, drawing)
  }
})

for (const { name, type } of media) {
  test(`${name} are downloaded under the server's name`, async ({ page, shop }) => {
    const supporter = await newSupporter(shop)
    await enter(page, supporter, shop.portal)
    await page.goto(`${shop.portal}/advertising-tools`)
    const downloading = page.waitForEvent('download', drawing)
    await page.getByRole('button', { name: `Download ${name.toLowerCase()}` }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe(`${supporter.code}-${type}.png`)
    const head = (await readFile(await file.path())).subarray(1, 4).toString()
    expect(head).toBe('PNG')
    await expect(page.getByText(`Downloaded ${supporter.code}-${type}.png`)).toBeVisible()
  })
}

test('who has not joined is refused visibly', async ({ page, shop, buyer }) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/advertising-tools`)
  await expect(page.getByText('Yours appears here once you have joined')).toHaveCount(3)
  await page.getByRole('button', { name: 'Download flyers' }).click()
  await expect(page.getByRole('alert')).toContainText('The file could not be downloaded')
  await expect(page.getByRole('alert')).toContainText(
    'Media material is available to registered supporters only.',
  )
})

test('without a connection the failure is said, and the button works again', async ({
  page,
  shop,
  context,
}) => {
  const supporter = await newSupporter(shop)
  await enter(page, supporter, shop.portal)
  await page.goto(`${shop.portal}/advertising-tools`)
  await page.getByRole('img', { name: /^Business cards with/ }).waitFor(drawing)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Download business cards' }).click()
  await expect(page.getByRole('alert')).toContainText('The file could not be downloaded')
  await context.setOffline(false)
  const downloading = page.waitForEvent('download', drawing)
  await page.getByRole('button', { name: 'Download business cards' }).click()
  expect((await downloading).suggestedFilename()).toBe(`${supporter.code}-bc.png`)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
