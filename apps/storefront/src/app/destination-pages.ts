import { readLanguage } from '@bandari/i18n'
import {
  destinationIn,
  savedDestination,
  readDestination,
} from '../shared/destination/my-destination.ts'
import { writeDestination } from '../shared/destination/my-destination/write-destination.ts'
import type { PublicSettings } from '../shared/page/settings.ts'
import { matchRoute } from './match-route.ts'

/** Files of the pages that say what a destination costs, or read words by it. Every other page is the same for everybody. */
const sources: readonly string[] = [
  'src/calculator/CalculatorPage.tsx',
  'src/details/ProductPage.tsx',
  'src/favourites/ComparePage.tsx',
  'src/search/FindPage.tsx',
  'src/search/VehicleSearchPage.tsx',
  'src/sellers/SellerPage.tsx',
]

/**
 * What a page is drawn for: the destination that its address names, else the visitor's own, where the page says something of
 * it. A text counts only if we could have written it, and in one spelling, because pages are kept by it.
 */
export function destinationFor(
  url: string,
  { cookies, settings }: { cookies: string; settings: Pick<PublicSettings, 'draftLanguages'> },
): string {
  const { path } = readLanguage(url, { drafts: settings.draftLanguages })
  const [pathname = '/', query = ''] = path.split('?')
  const mine =
    destinationIn(new URLSearchParams(query)) ?? readDestination(savedDestination(cookies))
  if (!mine) return ''
  return sources.includes(matchRoute(pathname).route.source) ? writeDestination(mine) : ''
}
