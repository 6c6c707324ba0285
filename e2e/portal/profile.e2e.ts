import { people } from '@bandari/api/people'
import { endSessions, newVendor } from '@bandari/api/arrange'
import { enter, signIn } from '../steps.ts'
import { expect, test } from '../world.ts'
import { t } from '../sentences.ts'

/** The portal's door and My Account (account spec §2; decisions 3). */

test('its own sign-in leads a buyer to My Account', async ({ page, shop, buyer }) => {
  await page.goto(shop.portal)
  await signIn(page, buyer)
  await expect(page).toHaveURL(`${shop.portal}/profile`)
  await expect(page.getByRole('heading', { name: t('portalAccount.title') })).toBeVisible()
})

test('its sign-in leads to the address that was asked for', async ({ page, shop, buyer }) => {
  await page.goto(`${shop.portal}/profile?tab=orders`)
  await signIn(page, buyer)
  await expect(page.getByText('You have no orders yet')).toBeVisible()
})

test('a dark portal is dark, in the shape of a screen, before its script has come', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.route('**/portal-assets/entrance-*.js', (route) => route.abort())
  await page.goto(`${shop.portal}/profile`)
  const frame = page.locator('.first-frame')
  await expect(frame).toHaveCSS('background-color', 'rgb(11, 20, 32)')
  await expect(frame.locator('.first-menu')).toBeVisible()
  // The sign-in has no menu.
  await page.goto(`${shop.portal}/login`)
  await expect(frame.locator('.first-menu')).toBeHidden()
})

test('whoever is signed in is sent the code of the portal beside that of its entrance', async ({
  page,
  shop,
  buyer,
}) => {
  await page.route('**/portal-assets/entrance-*.js', (route) => route.abort())
  const early: string[] = []
  page.on('request', (request) => early.push(new URL(request.url()).pathname))
  const frame = expect.stringMatching(/\/frame-.*\.js$/)
  await page.goto(`${shop.portal}/profile`)
  expect(early).not.toContainEqual(frame)
  await enter(page, buyer, shop.portal)
  const asked = page.waitForRequest('**/portal-assets/frame-*.js')
  await page.goto(`${shop.portal}/profile`)
  await asked
})

test('without one of both: Required info is missing', async ({ page, shop }) => {
  await page.goto(`${shop.portal}/login`)
  await page.getByRole('button', { name: t('portal.signIn') }).click()
  await expect(page.getByText('Required info is missing').first()).toBeVisible()
})

test("a wrong password: the server's sentence", async ({ page, shop }) => {
  await page.goto(`${shop.portal}/login`)
  await signIn(page, { email: people.buyer.email, password: 'not the one' })
  await expect(page.getByRole('alert')).toHaveText('Unable to log in with provided credentials.')
})

test('a hand-over walks in without a password, and its code leaves the address', async ({
  page,
  shop,
  buyer,
}) => {
  await enter(page, buyer)
  await page.goto('/profile')
  await expect(page).toHaveURL(`${shop.portal}/profile`)
  await expect(page.getByText(buyer.email)).toBeVisible()
})

test('a hand-over code works once', async ({ page, shop, buyer }) => {
  const { data } = await buyer.client.POST('/auth/handover/', {
    body: { audience: 'portal', next: '/profile' },
  })
  const code = new URLSearchParams(new URL(data!.url).hash.slice(1)).get('code')!
  const body = { code, audience: 'portal' } as const
  await shop.clientWith(null).POST('/auth/handover/redeem/', { body })
  await page.goto(data!.url)
  await expect(page.getByRole('status')).toContainText('has been used already or has expired')
})

test('shows name, e-mail, country, postcode and the date joined', async ({ page, shop, buyer }) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile`)
  const profile = page.getByRole('region', { name: t('portalAccount.profile') })
  await expect(profile).toContainText('NameGrace Wanjiru')
  await expect(profile).toContainText(`Email${buyer.email}`)
  await expect(profile).toContainText('CountryKenya')
  await expect(profile).toContainText('PostcodeNot given')
  await expect(profile).toContainText('Date Joined')
})

test('an approved vendor is congratulated', async ({ page, shop }) => {
  await page.goto(`${shop.portal}/login`)
  await signIn(page, people.vendor)
  await expect(
    page.getByText("Congratulations, you've been approved on the Seller Programme."),
  ).toBeVisible()
})

test('signing out ends the session', async ({ page, shop, buyer }) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile`)
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: t('portal.signOut') }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  expect((await buyer.client.GET('/profile/')).response.status).toBe(401)
})

test('a session that has ended leads to the sign-in', async ({ page, shop, buyer }) => {
  await enter(page, buyer, shop.portal)
  await endSessions(shop, buyer)
  await page.goto(`${shop.portal}/profile`)
  await expect(page.getByText('Your session has ended.')).toBeVisible()
})

test('an unknown address is not found', async ({ page, shop, buyer }) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/no-such-room`)
  await expect(page.getByText("Oops, sorry we couldn't find that page")).toBeVisible()
  await expect(page.getByRole('link', { name: t('portal.goHome') })).toBeVisible()
})

test('puts a name and a telephone right, and stays signed in on the way to the shop and back', async ({
  page,
  shop,
  buyer,
}) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile`)
  await expect(page.getByRole('heading', { name: t('portalSupporter.usages') })).toBeHidden()
  // Of what one can do without, a buyer gets one mail.
  await expect(page.getByText(t('portalAccount.notifications.always'))).toBeVisible()
  await expect(page.getByRole('switch')).toHaveCount(1)
  await expect(
    page.getByRole('switch', { name: t('portalAccount.notifications.orderSteps') }),
  ).toBeChecked()
  await page.getByRole('button', { name: t('portalAccount.edit.change') }).click()
  await page.getByLabel(t('portalAccount.edit.firstName')).fill('')
  await page.getByLabel(t('portalAccount.edit.phone'), { exact: true }).fill('+254722345678')
  await page.getByRole('button', { name: t('portalAccount.edit.save') }).click()
  await expect(page.getByText('This field may not be blank.')).toBeVisible()
  await page.getByLabel(t('portalAccount.edit.firstName')).fill('Gracia')
  await page.getByRole('button', { name: t('portalAccount.edit.save') }).click()
  await expect(page.getByText(t('portalAccount.edit.saved'))).toBeVisible()
  await expect(page.getByText('+254722345678')).toBeVisible()

  await page.getByRole('link', { name: t('portal.backToShop') }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: t('shell.logOut') })).toBeVisible()
  await page.goto('/profile')
  await expect(
    page.getByRole('region', { name: t('portalAccount.profile') }).getByText('Gracia Wanjiru'),
  ).toBeVisible()
})

test('switches a mail off where the mail leads, and back on with the keyboard', async ({
  page,
  shop,
}) => {
  const vendor = await newVendor(shop)
  await page.goto(`${shop.portal}/profile?at=notifications`)
  await signIn(page, vendor)
  const ordered = page.getByRole('switch', {
    name: t('portalAccount.notifications.listingOrdered'),
  })
  await expect(ordered).toBeInViewport()
  await expect(ordered).toBeChecked()
  await page.route('**/api/profile/', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await ordered.click()
  await expect(page.getByRole('alert')).toContainText(t('portal.unknownFailure'))
  await expect(ordered).toBeChecked()
  await page.unroute('**/api/profile/')

  await ordered.click()
  const kind = t('portalAccount.notifications.listingOrdered')
  await expect(page.getByText(t('portalAccount.notifications.off', { kind }))).toBeVisible()
  await page.reload()
  await expect(ordered).not.toBeChecked()
  await expect(
    page.getByRole('switch', { name: t('portalAccount.notifications.commission') }),
  ).toBeChecked()
  await ordered.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(t('portalAccount.notifications.on', { kind }))).toBeVisible()
})
