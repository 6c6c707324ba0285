import { stockItem, unique } from '@bandari/api/arrange'
import { t } from '../sentences.ts'
import { buyNow } from '../steps.ts'
import { expect, test } from '../world.ts'

/** What only a browser shows of options: its own keys. The rest is tried in apps/storefront/test/screens/choices. */

test('a size is chosen by keyboard', async ({ page, shop }) => {
  const { id } = await stockItem(shop, { title: `Safari shirt ${unique()}`, quantity: 9 })
  await shop.sql(`update partner_items set size_choices = 'S, M, L' where id = $1`, [id])
  await page.goto(`/item-details/${id}/4500?country=KE`)
  await buyNow(page)
  const size = page.getByRole('radiogroup', { name: t('shared.choiceSize') })
  await expect(size.getByRole('radio', { name: 'S' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(size.getByRole('radio', { name: 'M' })).toBeChecked()
})
