import type { Page } from '@playwright/test'
import { stockItem, stockVehicle, unique } from '@bandari/api/arrange'
import { t } from '../sentences.ts'
import { buyNow, enter, signIn } from '../steps.ts'
import { expect, test } from '../world.ts'

/** A product with options (buyer spec §5). */

const size = (page: Page) => page.getByRole('radiogroup', { name: t('shared.choiceSize') })
const lines = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title })

test('a size is chosen by keyboard, kept through the sign-in, and chosen anew in the basket', async ({
  page,
  shop,
  buyer,
}) => {
  const { id, title } = await stockItem(shop, { title: `Safari shirt ${unique()}`, quantity: 9 })
  await shop.sql(`update partner_items set size_choices = 'S, M, L' where id = $1`, [id])
  await page.goto(`/item-details/${id}/4500?country=KE`)
  await buyNow(page)
  await expect(size(page)).toHaveAccessibleDescription('Error: Select size')
  await expect(size(page).getByRole('radio', { name: 'S' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(size(page).getByRole('radio', { name: 'M' })).toBeChecked()
  await expect(page.getByText('Error: Select size')).toHaveCount(0)
  await buyNow(page)
  await signIn(page, buyer)
  await expect(page).toHaveURL(/size=M/)
  await expect(size(page).getByRole('radio', { name: 'M' })).toBeChecked()
  await buyNow(page)
  await expect(page).toHaveURL('/my-basket')

  await page.goto(`/item-details/${id}/4500?country=KE&size=L`)
  await buyNow(page)
  await expect(lines(page, title)).toHaveCount(2)
  const chosen = lines(page, title).first().getByLabel(t('shared.choiceSize'))
  await expect(chosen).toHaveValue('M')
  await chosen.selectOption('L')
  await expect(lines(page, title)).toHaveCount(1)
  await expect(lines(page, title).getByLabel(t('basket.quantity'), { exact: true })).toHaveValue(
    '2',
  )
})

test('a vehicle has colours to choose from', async ({ page, shop, buyer }) => {
  const { id, title } = await stockVehicle(shop)
  await shop.sql(`update products set colour_choices = 'White, Silver' where id = $1`, [id])
  await enter(page, buyer)
  await page.goto(`/details/${id}`)
  const colour = page.getByRole('radiogroup', { name: t('shared.choiceColour') })
  await buyNow(page)
  await expect(colour).toHaveAccessibleDescription('Error: Select colour')
  await colour.getByText('Silver').click()
  await buyNow(page)
  await expect(page).toHaveURL('/my-basket')
  await expect(lines(page, title).getByLabel(t('shared.choiceColour'))).toHaveValue('Silver')
})
