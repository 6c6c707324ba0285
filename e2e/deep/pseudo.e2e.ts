import { languages, pseudoLanguage } from '@bandari/i18n'
import { phone } from '../axe.ts'
import { addresses } from '../storefront-addresses.ts'
import { expect, test } from '../world.ts'

/**
 * Every page in the pseudo-language, English with accents and a third longer, as the server renders it: what has no accents is
 * outside of the catalogues, and nothing scrolls sideways on the smallest phone.
 */

test.use({ ...phone, javaScriptEnabled: false })

/** Stay as they are: names of languages, of the shop and where it is, of a supporter's positions. */
const names = [
  ...Object.values(languages).map(({ name }) => name),
  'Bandari',
  'Bandari House, 4th floor, Mombasa Road, Nairobi, Kenya',
  'support@bandari.example',
  'Samora Machel Avenue',
  'Cairo Road',
  'Independent Business Owner',
  'Executive Team Manager',
  'Executive Team Leader',
  'Senior Executive Leader',
]

/** Codes, amounts, measures and dates: `CVT`, `KES 1,000,000`, `1,500 cc`, `Nov. 11, 2026`. */
const symbols =
  /^[A-Z\d ,.&+–-]+$|^[\d,]+ (km|cc|kg)$|^[A-Z][a-z]{2}\. \d+, \d{4}$|^\d+ [A-Z][a-z]+ \d{4}(, [\d:]+)?$|^© \d+ Bandari$/

const all = Object.values(addresses)
const groups = Array.from({ length: 8 }, (_, at) => all.filter((_, index) => index % 8 === at))

for (const [at, group] of groups.entries()) {
  test(`no page is wider or says anything outside of the catalogues, ${at + 1} of 8`, async ({
    page,
    shop,
  }) => {
    const written = await shop.sql<{ name: string }>(
      'select name from makes union select name from ports',
    )
    const known = new Set([...names, ...written.map(({ name }) => name)].map(plain))
    const isKnown = (part: string) => known.has(plain(part)) || symbols.test(part)
    const isOutside = (text: string) =>
      !isKnown(text) &&
      !text.split(/ · |, /).every(isKnown) &&
      !names.some((name) => text.includes(`${name},`))
    const found = []
    for (const address of group) {
      await page.goto(`/${pseudoLanguage}${address}`)
      const { width, unaccented } = await page.evaluate(look)
      const outside = unaccented.filter(isOutside)
      if (width > 360 || outside.length > 0) found.push({ address, width, outside })
    }
    expect(found).toEqual([])
  })
}

/** A make is shown with capitals where it is only known by its slug. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll('-', ' ')
}

/** The texts without accents that are no data: those of the answers and settings that the page carries for its scripts. */
function look() {
  const data = [...document.scripts].map(({ text }) => text).join('\n')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const unaccented = new Set<string>()
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    // Without the count that stands behind a filter.
    const text = (textContent ?? '').replace(/ \(\d+\)$/, '').trim()
    const isShown = parentElement !== null && !parentElement.closest('script, style')
    if (isShown && /[a-z]{2}/i.test(text) && !/\p{M}|[À-ɏ]/u.test(text)) {
      const isData = text.split(/ · |\n/).every((part) => data.includes(part))
      if (!isData) unaccented.add(text)
    }
  }
  return { width: document.documentElement.scrollWidth, unaccented: [...unaccented] }
}
