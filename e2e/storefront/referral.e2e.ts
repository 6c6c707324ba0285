import { newSupporter, putInBasket, stockVehicle } from '@bandari/api/arrange'
import { signIn } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Supporters' links and codes (decisions 9 and 14). */

async function referredBy(shop: Shop, accountId: number): Promise<string | undefined> {
  const [row] = await shop.sql<{ code: string }>(
    'select code from referrals join agents on agents.id = agent_id where referrals.account_id = $1',
    [accountId],
  )
  return row?.code
}

test('a supporter’s link is kept until the visitor signs in, and leaves the address', async ({
  page,
  shop,
  buyer,
}) => {
  const { code } = await newSupporter(shop)
  await page.goto(`/how-to-buy?ref=${code.toLowerCase()}&from=whatsapp`)
  await expect(page).toHaveURL(`${shop.storefront}/how-to-buy?from=whatsapp`)
  await page.goto('/login')
  await signIn(page, buyer)
  await expect.poll(() => referredBy(shop, buyer.id)).toBe(code)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bandari.referral'))).toBeNull()
})

test('a code of nobody’s changes nothing', async ({ page, shop }) => {
  const answered = page.waitForResponse('**/api/referrals/')
  await page.goto('/?ref=NOBODY99')
  expect((await answered).status()).toBe(404)
  expect(await page.evaluate(() => localStorage.getItem('bandari.referral'))).toBeNull()
  await expect(page).toHaveURL(`${shop.storefront}/?ref=NOBODY99`)
})

test('a promo code stands in the basket beside the discount', async ({ page, shop, buyer }) => {
  const { code } = await newSupporter(shop)
  await putInBasket(shop, buyer, await stockVehicle(shop))
  await page.goto('/login?next=/my-basket')
  await signIn(page, buyer)
  const box = page.getByLabel(t('basket.code'))
  await box.fill(code)
  await page.getByRole('button', { name: t('basket.apply') }).click()
  await expect(page.getByText('Promo code applied')).toBeVisible()
  await box.fill('WELCOME200')
  await page.getByRole('button', { name: t('basket.apply') }).click()
  await expect(page.getByText('Discount code applied')).toBeVisible()
  await expect(page.getByText(code)).toBeVisible()
  await page.getByRole('button', { name: `Remove promo code ${code}` }).click()
  await expect(page.getByText(code)).toHaveCount(0)
})
