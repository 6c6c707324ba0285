import type { Shop } from '@bandari/api/shop'

/** What search engines and messengers read of a page. */
export interface Head {
  status: number
  title: string
  description: string
  canonical: string | undefined
  picture: string
  isHidden: boolean
  /** schema.org objects by type. */
  facts: Record<string, Record<string, unknown>>
}

/** Read from its source: a page's document costs more than its drawing. */
export async function headOf(shop: Shop, path: string): Promise<Head> {
  const answer = await shop.fetch(new URL(path, shop.storefront))
  const html = await answer.text()
  const find = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&')
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )
  return {
    status: answer.status,
    title: find(/<title>(.*?)<\/title>/) ?? '',
    description: find(/<meta name="description" content="(.*?)"/) ?? '',
    canonical: find(/<link rel="canonical" href="(.*?)"/),
    picture: find(/<meta property="og:image" content="(.*?)"/) ?? '',
    isHidden: html.includes('<meta name="robots" content="noindex"'),
    facts: Object.fromEntries(facts.map((fact) => [String(fact['@type']), fact])),
  }
}
