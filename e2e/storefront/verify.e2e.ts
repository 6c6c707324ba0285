import { createHash } from 'node:crypto'
import { moveOrder, placeOrder } from '@bandari/api/arrange'
import { t } from '../sentences.ts'
import { expect, test } from '../world.ts'

/** Anybody checks an invoice by its code, and an account that they were given. */

const folder = process.env['PICTURES']

test('an invoice is ours while it is, and no other has the account', async ({
  page,
  shop,
  buyer,
}) => {
  const order = await placeOrder(shop, buyer)
  const [invoice] = await shop.sql<{ code: string }>(
    'select code from order_invoices where order_id = $1',
    [order.id],
  )
  const code = invoice?.code ?? ''
  await page.goto('/verify')
  await page.getByRole('button', { name: t('verify.check'), exact: true }).click()
  await expect(page.getByText(t('verify.codeMissing'))).toBeVisible()
  await page.getByLabel(t('verify.code')).fill(code.toLowerCase())
  await page.getByRole('button', { name: t('verify.check'), exact: true }).click()
  await expect(page.getByText(t('verify.real'))).toBeVisible()
  await expect(page.getByText('G•••• W••••')).toBeVisible()
  await expect(page.getByText('0100 4471 2208')).toBeVisible()
  await page.getByLabel(t('verify.accountNumber')).fill('0100 4471 2209')
  await page.getByRole('button', { name: t('verify.isItYours') }).click()
  await expect(page.getByText(t('verify.notOurs'))).toBeVisible()
  const certificate = page.getByRole('link', { name: t('verify.downloadCertificate') })
  const file = await page.request.get((await certificate.getAttribute('href')) ?? '')
  const print = createHash('sha256')
    .update(await file.body())
    .digest('hex')
    .toUpperCase()
  await expect(page.getByText(print.match(/../g)?.join(':') ?? '')).toBeVisible()
  for (const width of folder === undefined ? [] : [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: `${folder}/verify-${width}.png`, fullPage: true })
  }
  await page.getByLabel(t('verify.accountNumber')).fill('0100-4471-2208')
  await page.getByRole('button', { name: t('verify.isItYours') }).click()
  await expect(page.getByText(t('verify.ours'))).toBeVisible()

  await moveOrder(shop, order, 'Canceled')
  await page.reload()
  await expect(page.getByText(t('verify.cancelled'))).toBeVisible()
  await expect(page.getByText('0100 4471 2208')).toHaveCount(0)
  await page.goto('/verify/00000-00000')
  await expect(page.getByText(t('verify.unknown'))).toBeVisible()
  await page.goBack()
  await expect(page.getByText(t('verify.cancelled'))).toBeVisible()
})
