import { translatorOf } from '@bandari/i18n/catalogues'
import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { headOf } from '../heads.ts'
import { follow, headline } from '../reading.ts'
import { openedShop } from '../shop.ts'
import { here } from '../steps.ts'
import { addressOf, open } from '../storefront.ts'

const swahili = translatorOf('sw').t

async function find(words: string) {
  const box = screen.getByRole<HTMLFormElement>('search')
  within(box).getByRole<HTMLInputElement>('searchbox').value = words
  await open(addressOf(box, within(box).getByRole('button', { name: swahili('shell.find') })))
}

describe('a page in another language', () => {
  it('its menu leads to the same page in each language, and its links stay in its own', async () => {
    await open('/sw/deals?page=1')
    expect(document.documentElement.lang).toBe('sw')
    const menu = within(screen.getByRole('navigation', { name: swahili('shell.language') }))
    expect(menu.getByRole('link', { name: 'Kiswahili' })).toHaveAttribute('aria-current', 'true')
    expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/deals?page=1')
    expect(menu.getByRole('link', { name: 'Français' })).toHaveAttribute('href', '/fr/deals?page=1')
    for (const link of screen.getAllByRole('link', { name: swahili('shell.cars') }))
      expect(link).toHaveAttribute('href', expect.stringMatching(/^\/sw\/search\//))
  })

  it('its menu leads to who has read the language, and where to write about a sentence', async () => {
    await open('/sw/deals')
    await follow(screen.getByRole('link', { name: swahili('shell.aboutTranslation') }))
    expect(here()).toBe('/sw/about-us')
    const about = screen.getByRole('region', { name: swahili('shell.aboutTranslation') })
    expect(about.querySelector('h2')).toHaveAttribute('id', window.location.hash.slice(1))
    expect(within(about).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.+\?subject=Sentensi/),
    )
  })

  it('English is no translation', async () => {
    await open('/about-us')
    expect(document.querySelector('[href*="#translation"], #translation')).toBeNull()
  })

  it('an address that is nowhere says so in its language', async () => {
    expect(await open('/sw/no-such-page')).toHaveProperty('status', 404)
    expect(headline()).toBe(swahili('shell.notFound'))
  })

  it('what a page tells search engines stays in its language', async () => {
    const shop = await openedShop()
    const { canonical, facts } = await headOf(shop, '/sw/search/1/0/0/1/*/*/0')
    expect(new URL(canonical!).pathname).toMatch(/^\/sw\/search\//)
    const paths = [...JSON.stringify(facts).matchAll(/"(?:item|url)":"([^"]+)/g)].map(
      ([, url]) => new URL(url!).pathname,
    )
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter((path) => !/^\/sw(\/|$)/.test(path))).toEqual([])
  })
})

describe('words of any language in the search box', () => {
  it.each([
    ['toyota', /^\/sw\/search\/.*toyota/],
    ['gari ndogo', /^\/sw\/search\/.*body=hatchback/],
    ['voiture 4x4', /^\/sw\/search\/.*body=suv/],
    ['carrinha toyota', /^\/sw\/search\/.*toyota.*body=/],
    ['spea', /^\/sw\/auto-parts\//],
    ['amortisseurs', /^\/sw\/auto-parts\/shock-absorbers\?typed=/],
  ])('“%s” is understood, and the answer stays in the language', async (typed, address) => {
    await open('/sw/deals')
    await find(typed)
    expect(here()).toMatch(address)
    expect(headline()).not.toBe('')
  })
})
