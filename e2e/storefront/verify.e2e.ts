import { createHash } from 'node:crypto'
import { moveOrder, placeOrder } from '@bandari/api/arrange'
import { t } from '../sentences.ts'
import { expect, test } from '../world.ts'

/** What only a shop that signs, and a browser's history, show; the rest is tried in apps/storefront/test/screens/verify. */

test('the certificate has the fingerprint that is told, and Back leads to the invoice as it is now', async ({
  page,
  shop,
  buyer,
}) => {
  const order = await placeOrder(shop, buyer)
  const [invoice] = await shop.sql<{ code: string }>(
    'select code from order_invoices where order_id = $1',
    [order.id],
  )
  await page.goto(`/verify/${invoice!.code}`)
  await expect(page.getByText(t('verify.real'))).toBeVisible()
  const certificate = page.getByRole('link', { name: t('verify.downloadCertificate') })
  const file = await page.request.get((await certificate.getAttribute('href')) ?? '')
  const print = createHash('sha256')
    .update(await file.body())
    .digest('hex')
    .toUpperCase()
  await expect(page.getByText(print.match(/../g)?.join(':') ?? '')).toBeVisible()

  await page.goto('/verify/00000-00000')
  await expect(page.getByText(t('verify.unknown'))).toBeVisible()
  await moveOrder(shop, order, 'Canceled')
  await page.goBack()
  await expect(page.getByText(t('verify.cancelled'))).toBeVisible()
})
