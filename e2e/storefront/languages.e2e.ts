import { translatorOf } from '@bandari/i18n/catalogues'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'

const swahili = translatorOf('sw').t

test('a page in another language: its address, its document, and the way back', async ({
  page,
  complaints,
}) => {
  await page.goto('/deals')
  const menu = page.getByRole('contentinfo').getByRole('navigation', { name: 'Language' })
  await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
  await menu.getByRole('link', { name: 'Kiswahili' }).click()
  await expect(page).toHaveURL(/\/sw\/deals$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
  await page
    .getByRole('banner')
    .getByRole('link', { name: swahili('shell.cars') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/sw\/search\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/sw\/deals$/)
  // The address comes a moment before the page, whose menu leads to the same page in English.
  const english = page.getByRole('link', { name: 'English', exact: true })
  await expect(english).toHaveAttribute('href', /\/deals$/)
  await english.click()
  await expect(page).toHaveURL(/[^w]\/deals$/)
  expect(complaints).toEqual([])
})

test('search words and redirects stay in the language', async ({ page }) => {
  await page.goto('/sw/deals')
  await page.getByRole('search').getByRole('searchbox').fill('toyota')
  await page
    .getByRole('search')
    .getByRole('button', { name: swahili('shell.find') })
    .click()
  await expect(page).toHaveURL(/\/sw\/search\/.*toyota/)
})

test.describe('words of any language in the search box', () => {
  for (const [typed, address] of [
    ['gari ndogo', /\/sw\/search\/.*body=hatchback/],
    ['voiture 4x4', /\/sw\/search\/.*body=suv/],
    ['carrinha toyota', /\/sw\/search\/.*toyota.*body=/],
    ['spea', /\/sw\/auto-parts\//],
    ['amortisseurs', /\/sw\/auto-parts\/shock-absorbers$/],
  ] as const) {
    test(`“${typed}” is understood`, async ({ page }) => {
      await page.goto('/sw/deals')
      await page.getByRole('search').getByRole('searchbox').fill(typed)
      await page.getByRole('search').getByRole('searchbox').press('Enter')
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})

test('an address that is nowhere says so in its language', async ({ page }) => {
  const answer = await page.goto('/sw/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(swahili('shell.notFound'))
})

test.describe('a browser that asks for Swahili', () => {
  test.use({ locale: 'sw-TZ' })

  test('is offered it, not led there, and is not asked again', async ({ page }) => {
    await page.goto('/deals')
    const offer = page.getByRole('link', { name: 'Soma ukurasa huu kwa Kiswahili' })
    await expect(offer).toHaveAttribute('href', '/sw/deals')
    await page.getByRole('button', { name: 'Stay with this language' }).click()
    await expect(offer).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(offer).toHaveCount(0)
  })

  test('chooses it once for later visits', async ({ page }) => {
    await page.goto('/deals')
    await page.getByRole('link', { name: 'Soma ukurasa huu kwa Kiswahili' }).click()
    await expect(page).toHaveURL(/\/sw\/deals$/)
    await page.goto('/help-contact')
    await expect(page.getByRole('link', { name: 'Soma ukurasa huu kwa Kiswahili' })).toBeVisible()
  })
})

test('what a page tells search engines stays in its language', async ({ page }) => {
  await page.goto('/sw/search/1/0/0/1/*/*/0')
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical!).pathname).toMatch(/^\/sw\/search\//)
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const paths = facts
    .flatMap((fact) => fact.match(/"(?:item|url)":"[^"]+/g) ?? [])
    .map((said) => new URL(said.replace(/^[^:]+:"/, '')).pathname)
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter((path) => !/^\/sw(\/|$)/.test(path))).toEqual([])
})

test('what is saved on a vehicle stays inside its card, whatever it is called', async ({
  page,
}) => {
  const { t } = translatorOf('fr')
  await page.goto('/fr/search/1/0/0/1/*/*/0')
  const saved = page.getByText(t('ui.save', { percent: 10 })).first()
  const card = page.getByRole('main').getByRole('listitem').filter({ has: saved })
  const [outer, inner] = [await card.last().boundingBox(), await saved.boundingBox()]
  // Its padding is 16 px.
  expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width - 16)
})

test.describe('the language of an account', () => {
  const french = { name: 'Lire cette page en français' }

  test('is the one that its owner chooses in the menu', async ({ page, buyer }) => {
    await enter(page, buyer)
    await page.goto('/deals')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(/\/fr\/deals$/)
    const language = async () => (await buyer.client.GET('/profile/')).data?.language
    await expect.poll(language).toBe('fr')
  })

  test('may be chosen before the page is alive', async ({ page, buyer, context }) => {
    await enter(page, buyer)
    await page.goto('/help-contact')
    const { resolve: arrive, promise: later } = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await later
      await route.continue()
    })
    await page.evaluate(() => window.location.assign('/deals'))
    await page.waitForURL('**/deals', { waitUntil: 'commit' })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click()
    await page.waitForURL('**/fr/deals', { waitUntil: 'commit' })
    arrive()
    const language = async () => (await buyer.client.GET('/profile/')).data?.language
    await expect.poll(language).toBe('fr')
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === 'bandari_language')?.value).toBe('fr')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('bandari.chosen-language')))
      .toBeNull()
  })

  test('is offered where nothing was chosen yet, and sending that away changes nothing', async ({
    page,
    buyer,
  }) => {
    await buyer.client.PATCH('/profile/', { body: { language: 'fr' } })
    await enter(page, buyer)
    await page.goto('/deals')
    await expect(page.getByRole('link', french)).toHaveAttribute('href', '/fr/deals')
    await page.getByRole('button', { name: 'Stay with this language' }).click()
    await expect(page.getByRole('link', french)).toHaveCount(0)
    expect((await buyer.client.GET('/profile/')).data?.language).toBe('fr')
  })
})
