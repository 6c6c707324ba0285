import { placeOrder, putInBasket, stockVehicle } from '@bandari/api/arrange'
import { enter, logOut } from '../steps.ts'
import { expect, patient, test } from '../world.ts'
import { t } from '../sentences.ts'

/** Header, footer, not found, scrolling and the session (buyer spec §2, §4; decisions 3). */

test('the top navigation has Home, Cars, Parts, About, Log in and the account', async ({
  page,
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(
    header.getByRole('navigation', { name: t('shell.main') }).getByRole('link'),
  ).toHaveText(['Home', 'Cars', 'Parts', 'About'])
  await expect(header.getByRole('link', { name: t('shell.logIn') })).toHaveAttribute(
    'href',
    '/login',
  )
  await expect(header.getByRole('link', { name: t('shell.myAccount') })).toHaveAttribute(
    'href',
    '/profile',
  )
})

test('the footer has contact details, the address in Nairobi and the fixed links', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: /^\+254/ })).toHaveAttribute(
    'href',
    /^tel:\+254\d+$/,
  )
  await expect(footer).toContainText('Nairobi, Kenya')
  for (const [name, href] of [
    ['Privacy Policy', '/privacy-policy'],
    ['Terms & Conditions', '/terms-and-conditions'],
    ['Become a seller', '/profile'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await expect(footer.getByRole('link', { name: t('shell.advertise') })).toBeVisible()
})

for (const path of ['/no-such-page', '/details', '/search/a/b/c/d/e', '/password/reset']) {
  test(`${path} is not found`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "Oops, sorry we couldn't find that page",
    )
  })
}

test('not found has a Go to home page button', async ({ page, shop }) => {
  await page.goto('/no-such-page')
  await page.getByRole('link', { name: t('shell.goHome') }).click()
  await expect(page).toHaveURL(`${shop.storefront}/`)
})

for (const [path, status] of [
  ['/', 200],
  ['/stage', 200],
  ['/search/1/0/0/1/*/*/0', 200],
  ['/search/toyota', 200],
  ['/search/0/0/0/1/*/*/0', 404],
  ['/search/x/0/0/1/*/*/0', 404],
  ['/details/abc', 404],
  ['/details/99999999999999', 404],
  ['/login', 200],
  ['/my-basket', 200],
  ['/checkout', 200],
  ['/%E0%A4%A', 400],
] as const) {
  test(`${path} answers ${status}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(status)
  })
}

test('each navigation begins at the top of the page', async ({ page }) => {
  await page.goto('/search/1/0/0/1/*/*/0')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\/search\/2\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('going back returns to where one was', async ({ page }) => {
  await page.goto('/search/1/0/0/1/*/*/0')
  await page.getByRole('link', { name: 'Page 2' }).scrollIntoViewIfNeeded()
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

test('the account icon leads a signed-in buyer to the portal', async ({ page, shop, buyer }) => {
  await enter(page, buyer)
  await page.goto('/')
  await page.getByRole('link', { name: t('shell.myAccount') }).click()
  await expect(page).toHaveURL(`${shop.portal}/profile`)
  await expect(page.getByText(buyer.email).first()).toBeVisible()
})

test('the account icon leads a visitor to /login', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: t('shell.myAccount') }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/)
})

test('Log out goes to / and forgets the e-mail', async ({ page, shop, buyer, context }) => {
  await enter(page, buyer)
  await page.goto('/my-basket')
  await logOut(page)
  await expect(page).toHaveURL(`${shop.storefront}/`)
  const cookies = await context.cookies()
  expect(cookies.map(({ name }) => name)).not.toContain('bandari_email')
})

test('logging out ends the session at the server', async ({ page, buyer }) => {
  await enter(page, buyer)
  await page.goto('/')
  await logOut(page)
  expect((await buyer.client.GET('/profile/')).response.status).toBe(401)
})

test('logging out in one tab logs out the other', async ({ page, context, buyer }) => {
  await enter(page, buyer)
  await page.goto('/')
  const other = patient(await context.newPage())
  await other.goto('/')
  await logOut(other)
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.logIn') })).toBeVisible()
})

test('another browser shows nothing of a buyer on a public page', async ({
  request,
  shop,
  buyer,
}) => {
  await putInBasket(shop, buyer, await stockVehicle(shop))
  await placeOrder(shop, buyer)
  const page = await (await request.get('/')).text()
  expect(page).not.toContain(buyer.email)
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
