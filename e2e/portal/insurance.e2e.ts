import { people } from '@bandari/api/people'
import { stockVehicle } from '@bandari/api/arrange'
import { buyNow, chooseShipping, enter, goToReview, submitOrder } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Insurance that no tariff prices: what the buyer is told, and how finance sets its price. */

/** All tariffs begin so much later. */
async function postponeTariffs(shop: Shop, by: string) {
  const trigger = 'insurance_tariffs_append_only'
  await shop.sql(`alter table insurance_tariffs disable trigger ${trigger}`)
  await shop.sql('update insurance_tariffs set valid_from = valid_from + $1::interval', [by])
  await shop.sql(`alter table insurance_tariffs enable trigger ${trigger}`)
}

test.beforeEach(({ shop }) => postponeTariffs(shop, '50 years'))
test.afterEach(({ shop }) => postponeTariffs(shop, '-50 years'))

test('a total says that it is without insurance, until finance prices it', async ({
  page,
  shop,
  buyer,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, buyer)
  await page.goto(`/details/${(await stockVehicle(shop)).id}`)
  const choice = { country: 'Kenya', port: 'Mombasa', shipping: 'RORO', insurance: true } as const
  await chooseShipping(page, choice)
  await buyNow(page)
  await page.waitForURL('**/my-basket')
  await goToReview(page)
  // Beside the button, and among the sums.
  await expect(page.getByText(t('shared.totalWithoutInsurance'))).toHaveCount(2)
  // The words end where the amounts do, also on the smallest phone.
  const endOf = async (text: string) => {
    const box = await page.getByRole('complementary').getByText(text).boundingBox()
    return box!.x + box!.width
  }
  expect(await endOf(t('shared.insuranceUnknown'))).toBeCloseTo(await endOf('$700.00'), 0)
  await submitOrder(page)
  await page.waitForURL('**/confirm-order**')
  const [placed] = await shop.sql<{ id: number; number: string }>(
    'select id, number from orders where account_id = $1',
    [buyer.id],
  )

  const token = await shop.tokenOf('finance')
  await enter(page, { token, email: people.finance.email, shop: shop.storefront }, shop.portal)
  await page.goto(`${shop.portal}/support/orders/${placed!.id}/show`)
  const set = page.getByRole('button', { name: t('staffOrders.setInsurancePrice') })
  await set.click()
  const amount = page.getByLabel(t('staffOrders.insurancePriceIn', { currency: 'USD' }))
  await amount.fill('52000')
  await page.keyboard.press('Enter')
  await expect(amount).toBeFocused()
  await expect(page.getByText('No more than the order itself')).toBeVisible()
  await amount.fill('85,80')
  await expect(page.getByText('New total: $5,285.80')).toBeVisible()
  await page.getByRole('button', { name: t('staffOrders.insuranceConfirm') }).dblclick()
  await expect(page.getByText(`Order ${placed!.number} comes to $5,285.80 now.`)).toBeVisible()
  await expect(set).toBeHidden()
  await expect(page.getByText(t('ui.costInsurance'), { exact: true })).toBeVisible()
})
