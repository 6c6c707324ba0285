import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** A shop whose flash offer ended when the specification says (buyer spec §9; decisions 13). */
test.use({ environment: { FLASH_OFFER_ENDS: '2020-01-20 23:59' } })

test('after its end the page is gone (410), says so and has no countdown', async ({ page }) => {
  const answer = await page.goto('/flash-discount')
  expect(answer?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This offer has ended')
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(page.getByLabel(t('deals.email'))).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell.dealsOfTheDay') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deals of the day')
  await expect(page.getByRole('main').getByRole('link', { name: /\$200 off/ })).toHaveCount(0)
})

test('home does not lead to an offer that has ended', async ({ page }) => {
  await page.goto('/')
  const offers = page.getByRole('list', { name: t('home.offers') }).getByRole('link')
  await expect(offers).toHaveText(['Deals of the day', 'Export deals to Kenya'])
})
