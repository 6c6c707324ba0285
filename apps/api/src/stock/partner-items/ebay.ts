import type { Schema } from 'yup'
import type { Clock } from '../../core/clock.ts'
import { toDecimal } from '../../core/money.ts'
import { ebayCategoryOf } from './categories.ts'
import type { EbaySettings } from './settings.ts'
import { EbayClient, EbayError } from './ebay-client.ts'
import { cardFrom, itemFrom, itemShape, pageShape, pictureOrigin } from './ebay-shapes.ts'
import type {
  ItemCard,
  ItemPage,
  ItemSearch,
  PartnerItem,
  PartnerSource,
} from './partner-source.ts'
import { RetryingCaller } from './retrying-caller.ts'

/** eBay shows nothing beyond its first ten thousand hits. */
const furthest = 10_000
/** eBay refuses longer queries, and wildcards. */
const longestQuery = 100
/** "Also viewed" is optional: the item's page does not wait long for it. */
const patienceForRelated = 700

interface EbayOptions {
  settings: EbaySettings
  /** Milliseconds that a reader waits at most. */
  wait: number
  clock: Clock
}

/** eBay's Browse API as a partner (developer.ebay.com, Buy APIs). */
export function ebaySource({ settings, wait, clock }: EbayOptions): PartnerSource {
  const client = new EbayClient(settings, clock)
  const caller = new RetryingCaller({ wait, clock })
  const currency = 'USD'

  const look = (search: ItemSearch, patience?: number): Promise<ItemPage> => {
    const path = searchPath(search, currency)
    if (path === null) return Promise.resolve({ total: 0, items: [] })
    return caller.through({
      key: path,
      ...(patience === undefined ? {} : { patience }),
      ask: async (signal) => pageFrom(await client.get(path, signal)),
    })
  }

  return {
    name: 'ebay',
    pictureOrigin,
    search: (_, search) => look(search),
    find: async (_, id) => {
      if (!/^v1\|\d{1,20}\|\d{1,20}$/.test(id)) return null
      const path = `item/${encodeURIComponent(id)}`
      return caller.through({
        key: path,
        ask: async (signal) => {
          const answer = await client.get(path, signal)
          return answer === null ? null : itemFrom(await hold(itemShape, answer))
        },
      })
    },
    listRelated: async (_, item, limit) => {
      const { items } = await look(relatedSearch(item, limit + 1), patienceForRelated)
      return items.filter(({ id }) => id !== item.id).slice(0, limit)
    },
  }
}

/** Null when nothing can be there. */
function searchPath(search: ItemSearch, currency: string): string | null {
  const { words, min, max, category, sort, limit, offset } = search
  const number = category === null ? '' : ebayCategoryOf(category)
  if (number === null || offset + limit > furthest || (max > 0 && min > max)) return null
  const q = words.replaceAll('*', ' ').slice(0, longestQuery).trim()
  if (q === '') return null
  const query = new URLSearchParams({ q, limit: String(limit), offset: String(offset) })
  const filters = ['buyingOptions:{FIXED_PRICE|AUCTION}']
  if (min > 0 || max > 0) {
    const bounds = `${toDecimal(min)}..${max > 0 ? toDecimal(max) : ''}`
    filters.push(`price:[${bounds}]`, `priceCurrency:${currency}`)
  }
  query.set('filter', filters.join(','))
  if (number !== '') query.set('category_ids', number)
  if (sort !== 'b') query.set('sort', sort === 'a' ? 'price' : '-price')
  return `item_summary/search?${query}`
}

async function pageFrom(answer: unknown): Promise<ItemPage> {
  if (answer === null) return { total: 0, items: [] }
  const { total, itemSummaries } = await hold(pageShape, answer)
  const items = itemSummaries.flatMap((one): ItemCard[] => {
    const card = cardFrom(one)
    return card ? [card] : []
  })
  return { total: Math.min(total, furthest), items }
}

async function hold<T>(shape: Schema<T>, answer: unknown): Promise<T> {
  if (typeof answer !== 'object' || answer === null) throw new EbayError('eBay answers no object')
  return shape.validate(answer)
}

/** By maker and model where they are known, else by how its title begins. */
function relatedSearch({ title, specs, category }: PartnerItem, limit: number): ItemSearch {
  const named = [specs.manufacturer, specs.model].filter(Boolean).join(' ')
  const words = named || title.split(/\s+/).slice(0, 3).join(' ')
  return {
    words,
    min: 0,
    max: 0,
    category: /^\d+$/.test(category) ? category : null,
    sort: 'b',
    limit,
    offset: 0,
  }
}
