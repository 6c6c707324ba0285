import { type ItemQuery, itemPath, itemsPath } from './item-query.ts'
import { makePath, type MakeSearch, type VehicleQuery, vehiclesPath } from './vehicle-query.ts'

/** The four of buyer spec §2. */
export type SupporterPage = 'home' | 'how' | 'compensation' | 'tools'

interface PartsPage {
  page?: number
  make?: string | null
  /** Words, condition, prices and order, as the address names them. */
  filters?: Readonly<Record<string, string>>
}

interface FindChoice {
  /** Leaves the spelling as it is. */
  literal?: boolean
  /** Leads to this kind of goods, whatever the words ask for. */
  kind?: 'vehicles' | 'parts'
}

const segment = (text: string | null) => (text === null ? '' : `/${encodeURIComponent(text)}`)

/** Only the values that differ from the first, unfiltered page. */
function pageQuery(query: Readonly<Record<string, string | number | null>>): string {
  const said = Object.entries(query).filter(([name, value]) =>
    name === 'page' ? value !== 1 : value !== null && value !== '',
  )
  const text = new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

/** With the page to go on to. */
function onward(path: string, next: string | null): string {
  if (next === null) return path
  return `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`
}

/** Every address of the storefront that something links to. No path is put together anywhere else. */
export const paths = {
  home: () => '/',
  searchForm: () => '/search',
  /** By make, body and country; `cars-path.ts` has the pages below it. */
  cars: () => '/cars',
  find: (q = '', { literal = false, kind }: FindChoice = {}) =>
    q === ''
      ? '/find'
      : `/find?q=${encodeURIComponent(q)}${literal ? '&literal=true' : ''}${kind ? `&kind=${kind}` : ''}`,
  vehicles: (query: Partial<VehicleQuery> = {}) => vehiclesPath(query),
  vehiclesOfMake: (search: MakeSearch) => makePath(search),
  details: (id: number, kind: 'vehicle' | 'spare' = 'vehicle') =>
    kind === 'spare' ? `/details/${id}/parts` : `/details/${id}`,

  itemSearch: () => '/partner-one-search',
  items: (query: Partial<ItemQuery> & Pick<ItemQuery, 'q'>) => itemsPath(query),
  item: (item: { id: string; price: number }) => itemPath(item),

  signIn: (next: string | null = null) => onward('/login', next),
  /** The sign-in path of deals (buyer spec §2). */
  signInForDeal: (next: string) => onward('/login-c', next),
  signUp: (next: string | null = null) => onward('/login?tab=sign-up', next),
  resetPassword: (next: string | null = null) => onward('/auth-reset', next),
  resendActivation: (next: string | null = null) => onward('/resend-activation-link', next),

  /** One list of favourites by its name; the first without one. */
  favourites: (list: string | null = null) => `/favourites${pageQuery({ list })}`,
  seen: () => '/seen',
  compare: (ids: readonly number[] = []) =>
    ids.length === 0 ? '/compare' : `/compare?ids=${ids.join()}`,
  sharedList: () => '/shared-list',
  /** With the pages of their stock and of their reviews. */
  seller: (id: number, { stock = 1, reviews = 1 }: { stock?: number; reviews?: number } = {}) =>
    `/sellers/${id}${pageQuery({ page: stock, reviews: reviews === 1 ? null : reviews })}`,
  alerts: () => '/alerts',
  /** As the mails name it, whose program POSTs there, too. */
  stopAlerts: (token: string) => `/stop-alerts/${encodeURIComponent(token)}`,
  /** The vehicles that somebody looks for parts for. */
  garage: () => '/my-vehicles',

  basket: () => '/my-basket',
  checkout: () => '/checkout',
  review: () => '/review-order',
  confirm: (order: number) => `/confirm-order?order=${order}`,

  articles: () => '/latest',
  article: ({ slug, id }: { slug: string; id: number }) =>
    `/latest/${encodeURIComponent(slug)}/${id}`,
  deals: () => '/deals',
  exportDeals: () => '/best-export-deals/g-landing',
  flashDiscount: () => '/flash-discount',
  flashConfirm: () => '/flash-discount-confirm',

  // Pages of the portal, by their names on the storefront (decisions 3).
  profile: () => '/profile',
  order: (id: number) => `/orders/${id}`,
  offers: () => '/profile?tab=offers',
  promotionTools: () => '/advertising-tools',
  thread: (id: number) => `/messages/${id}`,
  askSeller: (id: number, facts: readonly string[] = []) =>
    `/messages/new${pageQuery({ product: id, facts: facts.join(',') || null })}`,

  // Goods sold in Kenya by contact.
  localMake: (make: string | null = null, page = 1) =>
    `/product-search${segment(make)}${pageQuery({ page })}`,
  parts: (node: string | null = null, { page = 1, make = null, filters = {} }: PartsPage = {}) =>
    `/auto-parts${segment(node)}${pageQuery({ make, ...filters, page })}`,
  partsRequest: (about: string | null = null) => `/parts-request${pageQuery({ about })}`,
  electronics: () => '/electronics',

  about: () => '/about-us',
  advertise: () => '/advertise-with-us',
  commercialVehicles: () => '/commercial-vehicles',
  howToBuy: () => '/how-to-buy',
  calculator: (question = '') => (question === '' ? '/calculator' : `/calculator?${question}`),
  importGuides: () => '/import',
  /** By the country's name in an address, or its code. */
  importRules: (country: string) => `/import/${encodeURIComponent(country)}`,
  /** Whether an invoice is real, by the code on it. */
  sharedPapers: () => '/shared-papers',
  requestAnswers: () => '/request-answers',
  verify: (code = '') => (code === '' ? '/verify' : `/verify/${encodeURIComponent(code)}`),
  bulkStock: () => '/bulk-stock-procurement',
  helpContact: () => '/help-contact',
  localServices: () => '/local-services',
  privacy: () => '/privacy-policy',
  terms: () => '/terms-and-conditions',
  marketingManager: () => '/careers/national-marketing-manager',
  assessment: () => '/careers/technical-assessment',
  supporterProgramme: (page: SupporterPage = 'home') => `/supporter-programme/${page}`,
} as const
