import { enter, logOut } from '../steps.ts'
import { expect, patient, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What of header, footer and session (buyer spec §2, §4; decisions 3) only a browser shows: scrolling, focus, tabs, origins. */

test('each navigation begins at the top of the page, and going back returns to where one was', async ({
  page,
}) => {
  await page.goto('/search/1/0/0/1/*/*/0')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\/search\/2\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.getByRole('link', { name: 'Page 3' }).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.commercialVehicles') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Commercial vehicles')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cars')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before / 2)
})

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: t('shell.skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the account icon leads a signed-in buyer to the portal; logging out in one tab logs out the other', async ({
  page,
  shop,
  buyer,
  context,
}) => {
  await enter(page, buyer)
  await page.goto('/')
  const other = patient(await context.newPage())
  await other.goto('/')
  await other.getByRole('link', { name: t('shell.myAccount') }).click()
  await expect(other).toHaveURL(`${shop.portal}/profile`)
  await expect(other.getByText(buyer.email).first()).toBeVisible()

  const third = patient(await context.newPage())
  await third.goto('/my-basket')
  await logOut(third)
  await expect(third).toHaveURL(`${shop.storefront}/`)
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.logIn') })).toBeVisible()
  const cookies = await context.cookies(shop.storefront)
  expect(cookies.map(({ name }) => name)).not.toContain('bandari_email')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the places are behind Menu', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByLabel(t('shell.menu')).first().tap()
    await page
      .getByRole('navigation', { name: t('shell.menu') })
      .getByRole('link', { name: t('shell.cars') })
      .tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cars')
  })
})
