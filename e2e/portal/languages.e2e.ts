import { languageCodes, languages } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { phone } from '../axe.ts'
import { enter } from '../steps.ts'
import { expect, test } from '../world.ts'
import { chooseLanguage, visitSupporterPages } from './in-language.ts'

/** The languages of the portal, on the smallest phone; `../deep/languages` visits its pages in each of them. */

test.use(phone)

test('a supporter’s pages in a language of long words', async ({ page, shop, complaints }) => {
  await visitSupporterPages({ page, shop, language: 'fr' })
  expect(complaints).toEqual([])
})

test('a language chosen in the bar is the account’s, too, and does not wait for it to answer', async ({
  page,
  shop,
  buyer,
}) => {
  await enter(page, buyer, shop.portal)
  await page.goto(`${shop.portal}/profile`)
  const change = async (language: 'fr' | 'pt') => {
    await page.getByRole('button', { name: /^(Language|Langue)$/ }).click()
    await page.getByRole('menuitem', { name: languages[language].name }).dblclick()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
  let calls = 0
  await page.route('**/api/profile/', async (route) => {
    if (route.request().method() === 'PATCH') calls++
    else await route.continue()
  })
  await change('fr')
  expect(calls).toBe(1)
  await page.unroute('**/api/profile/')
  await change('pt')
  const { data } = await buyer.client.GET('/profile/', {})
  expect(data).toMatchObject({ language: 'pt' })
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false })

  test('the longest entry of the menu leaves room for its number', async ({ page, shop }) => {
    const token = await shop.tokenOf('support')
    await enter(page, { shop: shop.storefront, token, email: '' }, shop.portal)
    await chooseLanguage(page.context(), shop, 'fr')
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
