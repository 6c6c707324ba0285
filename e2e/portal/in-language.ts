import type { BrowserContext, Page } from '@playwright/test'
import { type AnyLanguage, pseudoLanguage } from '@bandari/i18n'
import { type Buyer, newSupporter, placeOrder, sellWithCode } from '@bandari/api/arrange'
import { enter } from '../steps.ts'
import { expect, type Shop } from '../world.ts'

/** What buyers and supporters see of the portal in a language: all of it is said, and nothing is wider than the screen. */

interface Visit {
  page: Page
  shop: Shop
  language: AnyLanguage
}

const chapters = ['intro', 'chapter_1', 'chapter_2', 'chapter_3']

export async function visitSupporterPages(visit: Visit) {
  const { shop } = visit
  const supporter = await newSupporter(shop)
  const recruit = await newSupporter(shop, { referrer: supporter })
  await sellWithCode(shop, supporter)
  await sellWithCode(shop, recruit)
  const { id } = await placeOrder(shop, supporter)
  await visitPages(visit, supporter, [
    '/profile',
    '/profile?tab=orders',
    `/orders/${id}`,
    '/profile?tab=data',
    '/supporter-dashboard',
    '/my-downline',
    ...chapters.map((chapter) => `/supporter-training?chapter=${chapter}`),
    '/advertising-tools',
    '/supporter-links',
    '/commission',
    '/become-a-seller',
  ])
}

/** Signed in as a person who has not joined the programme. */
export async function visitBuyerPages(visit: Visit, buyer: Buyer) {
  await visitPages(visit, buyer, [
    '/profile',
    '/profile?tab=orders',
    '/profile?tab=data',
    '/supporter-dashboard',
    '/my-downline',
    '/commission',
    '/become-a-seller',
  ])
}

async function visitPages({ page, shop, language }: Visit, person: Buyer, paths: string[]) {
  await enter(page, person, shop.portal)
  await chooseLanguage(page.context(), shop, language)
  for (const path of paths) await expectToFit(page, shop.portal + path, language)
}

export function chooseLanguage(context: BrowserContext, shop: Shop, language: AnyLanguage) {
  return context.addCookies([{ name: 'bandari_language', value: language, url: shop.portal }])
}

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
