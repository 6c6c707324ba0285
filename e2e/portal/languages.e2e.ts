import type { BrowserContext, Page } from '@playwright/test'
import {
  type AnyLanguage,
  languageCodes,
  languages,
  pseudoLanguage,
  sourceLanguage,
} from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { newSupporter, placeOrder, sellWithCode } from '@bandari/api/arrange'
import { phone } from '../axe.ts'
import { t } from '../sentences.ts'
import { enter } from '../steps.ts'
import { expect, type Shop, test } from '../world.ts'

/** What buyers and supporters see of the portal, on the smallest phone: all of it is said, and nothing is wider than the screen. */

test.use(phone)

const chapters = ['intro', 'chapter_1', 'chapter_2', 'chapter_3']

const translated: readonly AnyLanguage[] = [
  ...languageCodes.filter((code) => code !== sourceLanguage),
  pseudoLanguage,
]

for (const language of translated) {
  test(`a supporter's pages in ${language}`, async ({ page, context, shop, complaints }) => {
    const supporter = await newSupporter(shop)
    const recruit = await newSupporter(shop, { referrer: supporter })
    await sellWithCode(shop, supporter)
    await sellWithCode(shop, recruit)
    const { id } = await placeOrder(shop, supporter)
    await enter(page, supporter, shop.portal)
    await choose(context, shop, language)
    for (const path of [
      '/profile',
      '/profile?tab=orders',
      `/profile?tab=orders&order=${id}`,
      '/profile?tab=data',
      '/supporter-dashboard',
      '/my-downline',
      ...chapters.map((chapter) => `/supporter-training?chapter=${chapter}`),
      '/advertising-tools',
      '/commission',
      '/become-a-seller',
    ]) {
      await expectToFit(page, shop.portal + path, language)
    }
    expect(complaints).toEqual([])
  })
}

test('the pages of somebody who has not joined', async ({
  page,
  context,
  shop,
  buyer,
  complaints,
}) => {
  await enter(page, buyer, shop.portal)
  await choose(context, shop, pseudoLanguage)
  for (const path of [
    '/profile',
    '/profile?tab=orders',
    '/profile?tab=data',
    '/supporter-dashboard',
    '/my-downline',
    '/commission',
    '/become-a-seller',
  ]) {
    await expectToFit(page, shop.portal + path, pseudoLanguage)
  }
  expect(complaints).toEqual([])
})

test('a language chosen in the bar is the account’s, too', async ({ page, shop, buyer }) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile`)
  await page.getByRole('button', { name: t('portal.language') }).click()
  await page.getByRole('menuitem', { name: languages.fr.name }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  const { data } = await buyer.client.GET('/profile/', {})
  expect(data).toMatchObject({ language: 'fr' })
})

test('a language chosen in the bar does not wait for an account that never answers', async ({
  page,
  shop,
  buyer,
}) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile`)
  await page.getByRole('button', { name: t('portal.language') }).click()
  let calls = 0
  await page.route('**/api/profile/', async (route) => {
    if (route.request().method() === 'PATCH') calls++
    else await route.continue()
  })
  await page.getByRole('menuitem', { name: languages.fr.name }).dblclick()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect(calls).toBe(1)
})

function choose(context: BrowserContext, shop: Shop, language: AnyLanguage) {
  return context.addCookies([{ name: 'bandari_language', value: language, url: shop.portal }])
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false })

  test('the longest entry of the menu leaves room for its number', async ({ page, shop }) => {
    const token = await shop.tokenOf('support')
    await enter(page, { shop: shop.storefront, token, email: '' }, shop.portal)
    await choose(page.context(), shop, 'fr')
    const { data } = await shop.clientWith(token).GET('/support/overview', {})
    const waiting = data!.waiting.map((queue) => ({ ...queue, count: 1234 }))
    await page.route('**/api/support/overview', (route) =>
      route.fulfill({ json: { ...data, waiting } }),
    )
    await page.goto(shop.portal)
    const menu = page.getByRole('menu')
    const numbers = menu.getByText(/^\d{4}/)
    await expect(numbers.first()).toBeVisible()
    const edge = await menu.evaluate((element) => element.getBoundingClientRect().right)
    for (const number of await numbers.all())
      expect(await number.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThan(edge)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the portal asks for it in each language', async ({ page, shop }) => {
    await page.goto(shop.portal)
    for (const language of languageCodes)
      await expect(page.locator(`noscript p[lang=${language}]`)).toHaveText(
        translatorOf(language).t('portal.needsScript'),
      )
  })
})

async function expectToFit(page: Page, address: string, language: AnyLanguage) {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  // A sentence that is not loaded shows its id.
  await expect(page.getByText(/\bportal\w*\.\w/)).toHaveCount(0)
  const width = page.viewportSize()?.width ?? 0
  const taken = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(taken, address).toBeLessThanOrEqual(width)
  // No language has words as long as those of the pseudo-language, which cannot be broken in a table's head.
  if (language !== pseudoLanguage) expect(await clipped(page), address).toEqual([])
}

/** Words that reach over the edge of the dialog or card that they are in. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(p, li, td, dd, h2), dialog :is(p, td, dd, h3)')]
      .filter((element) => {
        // Figures behind a summary move sideways.
        if (element.closest('details')) return false
        const box = element.closest('dialog, [role=tabpanel], main')
        const edge = box?.getBoundingClientRect().right ?? 0
        return element.getBoundingClientRect().right > edge + 1
      })
      .map((element) => element.textContent.slice(0, 40)),
  )
}
