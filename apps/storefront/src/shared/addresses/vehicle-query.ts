/** The query of a vehicle search; all of it is in its address (buyer spec §2). */
export interface VehicleQuery {
  /** Vehicles for export, or those that are sold in Kenya. */
  market: 'export' | 'local'
  page: number
  /** USD, in Kenya KES; 0 means no bound. */
  min: number
  max: number
  /** Null means both: an address of a make alone names no class. */
  class: 'cars' | 'commercial' | null
  /** Slug or name; null means any. */
  make: string | null
  model: string | null
  /** By price, or by what the query string names; `recommended` where nobody asked for an order. */
  sort: 'recommended' | 'ascending' | 'descending'
  /** Year, fuel and the like as the address's query string has them, without `?`; only the search reads it. */
  filters: string
}

export const allCars: VehicleQuery = {
  market: 'export',
  page: 1,
  min: 0,
  max: 0,
  class: 'cars',
  make: null,
  model: null,
  sort: 'recommended',
  filters: '',
}

/** What the segments are called in the address of the Kenya search, which has but the make's. `sorted` is a form's field. */
export const segmentNames = ['page', 'min', 'max', 'st', 'sv', 'svm', 'order'] as const

/** /search/{page}/{min}/{max}/{st}/{sv}/{svm}/{sorted}?{filters}; in Kenya /product-search/{sv}?page=…&{filters} */
export function vehiclesPath(query: Partial<VehicleQuery> = {}): string {
  const { market, page, min, max, class: st, make, model, sort, filters } = { ...allCars, ...query }
  const segments = [
    page,
    min,
    max,
    st === null ? '*' : st === 'cars' ? 1 : 2,
    make ?? '*',
    model ?? '*',
    sort === 'recommended' ? '*' : sort === 'ascending' ? 0 : 1,
  ].map(encodeURIComponent)
  if (market === 'export') return `/search/${segments.join('/')}${filters && `?${filters}`}`
  const named = segmentNames.flatMap((name, index) => {
    const isOpen = name === 'sv' || ['*', index === 0 ? '1' : '0'].includes(segments[index] ?? '')
    return isOpen && !(name === 'order' && sort === 'ascending') ? [] : `${name}=${segments[index]}`
  })
  const text = [...named, ...(filters ? [filters] : [])].join('&')
  return `/product-search/${segments[4]}${text && `?${text}`}`
}

/** Whoever writes the bounds the wrong way round means what lies between them. 0 is no bound. */
export function inOrder(min: number, max: number): { min: number; max: number } {
  return max !== 0 && max < min ? { min: max, max: min } : { min, max }
}

type Segments = Readonly<Record<string, string | undefined>>

const whole = /^\d{1,9}$/

/** The query of the seven segments; null when one of their numbers is not a number. */
export function readVehiclesPath(segments: Segments): VehicleQuery | null {
  const { page = '', min = '', max = '', st, sv, svm, sorted } = segments
  if (![page, min, max].every((number) => whole.test(number)) || Number(page) < 1) return null
  const make = named(sv)
  return {
    market: 'export',
    page: Number(page),
    ...inOrder(Number(min), Number(max)),
    class: classOf(st),
    make,
    model: named(svm),
    sort: sorted === '*' ? 'recommended' : sorted === '1' ? 'descending' : 'ascending',
    filters: '',
  }
}

/** 1 is cars, otherwise commercial (buyer spec §2); `*` is our own addition, as it is for make, model and order. */
function classOf(segment: string | undefined): VehicleQuery['class'] {
  if (segment === '1') return 'cars'
  return segment === '*' ? null : 'commercial'
}

const anything: readonly (string | undefined)[] = [undefined, '', '*', 'any', '0']

function named(segment: string | undefined): string | null {
  return anything.includes(segment) ? null : (segment ?? null)
}

/**
 * The query of /search/{make}/{model?}/{priceFrom?}/{priceTo?}, whose prices are in shillings
 * (contract C17, C27). The home search leaves the model out, so a number there may be a price:
 * no car costs under 10,000 shillings, and no model has a larger number (Mazda 3, Peugeot 3008).
 */
export function readMakePath(segments: Segments, kesPerUsd: number): VehicleQuery | null {
  const { make, ...rest } = segments
  const [first, ...others] = [rest['first'], rest['second'], rest['third']]
  const hasModel = first !== undefined && !isPrice(first) && !areSmallPrices(rest)
  const [from = '0', to = '0', beyond] =
    hasModel || first === undefined ? others : [first, ...others]
  if (!whole.test(from) || !whole.test(to) || beyond !== undefined) return null
  const { min: least, max: most } = inOrder(Number(from), Number(to))
  const isAnyMake = make === 'cars' || named(make) === null
  return {
    ...allCars,
    class: isAnyMake ? 'cars' : null,
    make: isAnyMake ? null : named(make),
    model: hasModel ? named(first) : null,
    min: Math.floor(least / kesPerUsd),
    max: Math.ceil(most / kesPerUsd),
  }
}

function isPrice(segment: string): boolean {
  return segment === '0' || (whole.test(segment) && Number(segment) >= 10_000)
}

/** Two numbers and nothing else, the second too small to be a price after a model: both are prices. */
function areSmallPrices({ first = '', second = '', third }: Segments): boolean {
  return third === undefined && whole.test(first) && whole.test(second) && !isPrice(second)
}

export interface MakeSearch {
  /** Empty means any make, which the address calls `cars` (buyer spec §2). */
  make?: string
  /** Shillings; empty means no bound. */
  from?: string
  to?: string
}

/** /search/{make}/{from}/{to} of the home search, and /search/{make} of a brand. */
export function makePath({ make = '', from = '', to = '' }: MakeSearch): string {
  const prices = from === '' && to === '' ? [] : [from || '0', to || '0']
  return `/search/${[make || 'cars', ...prices].map(encodeURIComponent).join('/')}`
}
