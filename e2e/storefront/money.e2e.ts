import { person, stockVehicle } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/**
 * A file of rates, from the portal to the shop. Its screens are tried without a browser: portal/test/screens/
 * exchange-rates, storefront/test/screens/money.
 */

// A shop of this file's own: exchange rates are everybody's.
test.use({ environment: { EXCHANGE_RATE_DAYS: '30' } })

const day = new Date().toISOString().slice(0, 10)

test('a file of rates is imported, whole or not at all, and the shop shows them', async ({
  page,
  shop,
  browser,
}) => {
  const { id } = await stockVehicle(shop)
  await enter(page, await person(shop, 'finance'), shop.portal)
  await page.goto(`${shop.portal}/support/exchange-rates`)
  await page.getByRole('button', { name: t('staffRates.import') }).click()
  const dialog = page.getByRole('dialog')
  const choose = (text: string) =>
    dialog.getByLabel(t('staffRates.file')).setInputFiles({
      name: 'rates.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`currency,rate,date,source\n${text}`),
    })
  const send = () => dialog.getByRole('button', { name: t('staffRates.import') }).click()
  await choose(`KES,130.5,${day},CBK\nZAR,17.18,soon,SARB`)
  await send()
  await expect(dialog.getByRole('alert')).toContainText('Row 3: “soon” is not a day.')
  await choose(`KES,130.5,${day},CBK\nZAR,17.18,${day},SARB`)
  await send()
  await expect(page.getByText('2 rates are set.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'ZAR 17.18' }).first()).toContainText('SARB')

  await page.goto(`${shop.storefront}/details/${id}`)
  await expect(page.getByRole('main')).toContainText('about KES 587,000')
  // Nobody chooses another money without JavaScript.
  const plain = await browser.newPage({ baseURL: shop.storefront, javaScriptEnabled: false })
  await plain.goto(`/details/${id}`)
  await expect(plain.getByRole('main')).toContainText('about KES 587,000')
  await expect(plain.getByLabel(t('shared.pricesAlsoIn'))).toBeHidden()
  await plain.close()
})
