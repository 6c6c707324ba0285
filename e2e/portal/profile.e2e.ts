import { newVendor } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** What only a browser shows of the portal's entry and My Account (account spec §2; decisions 3). */

test('before its script has come a dark portal is dark, in the shape of a screen; whoever is signed in is sent more code', async ({
  page,
  shop,
  buyer,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.route('**/portal-assets/entrance-*.js', (route) => route.abort())
  const early: string[] = []
  page.on('request', (request) => early.push(new URL(request.url()).pathname))
  await page.goto(`${shop.portal}/profile`)
  const frame = page.locator('.first-frame')
  await expect(frame).toHaveCSS('background-color', 'rgb(11, 20, 32)')
  await expect(frame.locator('.first-menu')).toBeVisible()
  // The sign-in has no menu.
  await page.goto(`${shop.portal}/login`)
  await expect(frame.locator('.first-menu')).toBeHidden()

  // The code of the portal comes beside that of its entrance, which is held back here.
  expect(early).not.toContainEqual(expect.stringMatching(/\/frame-.*\.js$/))
  await enter(page, buyer, shop.portal)
  const asked = page.waitForRequest('**/portal-assets/frame-*.js')
  await page.goto(`${shop.portal}/profile`)
  await asked
})

test('a hand-over walks in without a password, stays signed in on the way to the shop and back, and reads what a mail is about', async ({
  page,
  shop,
}) => {
  const vendor = await newVendor(shop)
  await enter(page, vendor)
  await page.goto('/profile')
  // Without the code that it came by.
  await expect(page).toHaveURL(`${shop.portal}/profile`)
  await expect(page.getByText(vendor.email, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: t('portal.backToShop') }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: t('shell.logOut') })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('region', { name: t('portalAccount.profile') })).toBeVisible()

  await page.goto(`${shop.portal}/profile?at=notifications`)
  const ordered = page.getByRole('switch', {
    name: t('portalAccount.notifications.listingOrdered'),
  })
  await expect(ordered).toBeInViewport()
  await expect(ordered).toBeChecked()
})
