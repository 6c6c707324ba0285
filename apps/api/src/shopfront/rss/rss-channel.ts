import { inLanguage, type Language, localeOf } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { formatDistance, formatMoneyByCode, withoutCents } from '@bandari/i18n/format'
import type { VehicleSearchResult } from '@bandari/sdk'
import { noImage } from '../../stock/catalogue/search/vehicle.view.ts'
import type { RssChannel, RssItem } from './rss.ts'
import { searchPathOf } from './rss-query.ts'

interface Found {
  origin: string
  language: Language
  query: URLSearchParams
  brandName: string
  vehicles: readonly VehicleSearchResult[]
  /** When each went live. */
  dates: ReadonlyMap<number, Date>
  /** The most that a feed has. */
  most: number
}

/** The newest of what a search finds, in words of the language. */
export function rssChannel({ origin, language, query, most, ...found }: Found): RssChannel {
  const { t } = translatorOf(language)
  const { brandName: brand, vehicles, dates } = found
  const name = nameOf(query, vehicles)
  const addressOf = (path: string) => `${origin}${inLanguage(path, language)}`
  const text = query.toString()
  return {
    title: name === '' ? t('rss.title', { brand }) : t('rss.titleOf', { brand, name }),
    description: t('rss.description', { most }),
    link: addressOf(searchPathOf(query)),
    self: addressOf('/rss.xml') + (text === '' ? '' : `?${text}`),
    language,
    items: vehicles.flatMap((vehicle) => {
      const published = dates.get(vehicle.id)
      // It has been deleted since it was found.
      if (!published) return []
      return [item(vehicle, { published, language, link: addressOf(`/details/${vehicle.id}`) })]
    }),
  }
}

/** What the feed is of, as the listings write it: a slug is no name. */
function nameOf(query: URLSearchParams, [first]: readonly VehicleSearchResult[]): string {
  if (!first || !query.has('make')) return ''
  return [first.make, ...(query.has('model') ? [first.model] : [])].join(' ')
}

interface Around extends Pick<RssItem, 'published' | 'link'> {
  language: Language
}

function item(
  { title, price, currency, year, mileage, location, remote_image }: VehicleSearchResult,
  { published, link, language }: Around,
): RssItem {
  const locale = localeOf(language)
  const decimals = withoutCents.has(currency) ? undefined : 2
  const facts = [
    formatMoneyByCode({ amount: price, currency, decimals }, locale),
    year === null ? null : String(year),
    mileage === null ? null : formatDistance(mileage, locale),
    location,
  ]
  return {
    title,
    link,
    published,
    description: facts.filter((fact) => fact !== null).join(' · '),
    picture: remote_image === noImage ? null : remote_image,
  }
}
