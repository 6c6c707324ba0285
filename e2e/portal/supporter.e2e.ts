import { readFile } from 'node:fs/promises'
import { newSupporter, sellWithCode } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What only a browser has of the supporter's rooms: its clipboard and its downloads. */

test('code and link are copied, and the statement is a file too', async ({
  page,
  shop,
  context,
}) => {
  const supporter = await newSupporter(shop)
  const order = await sellWithCode(shop, supporter, { price: 450_000 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, supporter, shop.portal)
  await page.goto(`${shop.portal}/supporter-dashboard`)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Copied')).not.toHaveCount(0)
  expect(await copied()).toBe(`${shop.storefront}/?ref=${supporter.code}`)
  await page.getByRole('button', { name: 'Copy promo code' }).click()
  await expect.poll(copied).toBe(supporter.code)

  await page.goto(`${shop.portal}/commission`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: t('portalSupporter.statementDownload') }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe(`commission-${supporter.code}.csv`)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(order.number)
  expect(text).toContain('45.00')
})
