import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

test('going back in the upgrade wizard keeps what was typed, by the button and by the browser', async ({
  page,
  shop,
  buyer,
}) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/become-a-seller`)
  await page.getByLabel(t('portalSupporter.mobile')).fill('+260971234567')
  await page.getByRole('button', { name: t('portalSupporter.next') }).click()
  await page.getByLabel(t('portalSupporter.referrer')).fill('joy@example.com')
  await page.getByLabel(t('portalSupporter.agree')).check()
  await page.getByRole('button', { name: t('portalSupporter.back') }).click()
  await expect(page.getByLabel(t('portalSupporter.mobile'))).toHaveValue('+260 97 1234567')
  await page.goBack()
  await expect(page.getByLabel(t('portalSupporter.referrer'))).toHaveValue('joy@example.com')
  await expect(page.getByRole('button', { name: t('portalSupporter.start') })).toBeEnabled()
})
