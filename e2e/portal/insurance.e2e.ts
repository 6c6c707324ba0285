import { putInBasket, stockVehicle } from '@bandari/api/arrange'
import { enter, goToReview } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Insurance that no tariff prices: what the buyer sees, on the smallest phone. */

/** All tariffs begin so much later. */
async function postponeTariffs(shop: Shop, by: string) {
  const trigger = 'insurance_tariffs_append_only'
  await shop.sql(`alter table insurance_tariffs disable trigger ${trigger}`)
  await shop.sql('update insurance_tariffs set valid_from = valid_from + $1::interval', [by])
  await shop.sql(`alter table insurance_tariffs enable trigger ${trigger}`)
}

test.beforeEach(({ shop }) => postponeTariffs(shop, '50 years'))
test.afterEach(({ shop }) => postponeTariffs(shop, '-50 years'))

test('a total says that it is without insurance, where the amounts end', async ({
  page,
  shop,
  buyer,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await putInBasket(shop, buyer, await stockVehicle(shop), { insurance: true })
  await enter(page, buyer)
  await goToReview(page)
  // Beside the button, and among the sums.
  await expect(page.getByText(t('shared.totalWithoutInsurance'))).toHaveCount(2)
  const endOf = async (text: string) => {
    const box = await page.getByRole('complementary').getByText(text).boundingBox()
    return box!.x + box!.width
  }
  expect(await endOf(t('shared.insuranceUnknown'))).toBeCloseTo(await endOf('$700.00'), 0)
})
