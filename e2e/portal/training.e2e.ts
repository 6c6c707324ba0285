import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

test('the chapters of the training stand above the text on a phone', async ({
  page,
  shop,
  buyer,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/supporter-training`)
  await page.getByRole('tab', { name: t('portalTraining.community.tab') }).click()
  await expect(page.getByRole('heading', { name: /^The community/ })).toBeVisible()
  await expect(page.getByRole('tablist')).not.toHaveAttribute('aria-orientation', 'vertical')
})
