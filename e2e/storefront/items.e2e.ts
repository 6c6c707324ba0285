import { stockItem } from '@bandari/api/arrange'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What only a browser shows of partners' items; the rest is tried in apps/storefront/test/{screens,pages}/items. */

test.describe('the filters', () => {
  test.use({ viewport: { width: 400, height: 740 }, hasTouch: true, isMobile: true })

  test('a FILTERS button opens a right-hand panel of 60% width; above 769 px and without JavaScript they are always shown', async ({
    page,
    browser,
    shop,
  }) => {
    const address = '/partner-one-search/laptop/0/0/1/b'
    const filters = page.getByRole('form', { name: t('items.filters') })
    const button = page.getByRole('button', { name: t('items.filtersButton') })
    await page.goto(address)
    await expect(filters).toBeHidden()
    await button.click()
    const panel = page.getByRole('dialog', { name: t('items.filters') })
    await expect(panel).toBeVisible()
    const { x, width } = (await panel.boundingBox())!
    expect(width).toBeCloseTo(240, 0)
    expect(x + width).toBeCloseTo(400, 0)
    await panel.getByRole('button', { name: t('items.sort.ascending') }).click()
    await expect(page).toHaveURL('/partner-one-search/laptop/0/0/1/a')
    await expect(panel).toBeHidden()

    await page.setViewportSize({ width: 769, height: 900 })
    await expect(filters).toBeVisible()
    await expect(button).toBeHidden()

    const plain = await browser.newPage({
      baseURL: shop.storefront,
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    })
    await plain.goto(address)
    await expect(plain.getByRole('form', { name: t('items.filters') })).toBeVisible()
    await plain.close()
  })
})

test('carousel with a zoom modal: keys, and focus comes back', async ({ page, shop }) => {
  const { id, title } = await stockItem(shop)
  await page.goto(`/item-details/${id}/4500`)
  await page.getByRole('button', { name: 'Show picture 2' }).click()
  await page.getByRole('button', { name: t('ui.zoomPicture') }).click()
  const zoom = page.getByRole('dialog', { name: title })
  await expect(zoom.getByText('2 / 4')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(zoom.getByText('3 / 4')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()
  await expect(page.getByRole('button', { name: t('ui.zoomPicture') })).toBeFocused()
})
