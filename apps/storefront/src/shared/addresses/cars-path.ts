/** What a page about many vehicles is about; null for any. */
export interface CarsChoice {
  make: string | null
  /** Of the make. */
  model: string | null
  /** Without a make. */
  body: string | null
  /** Where they are priced. */
  country: string | null
}

export const anyCars: CarsChoice = { make: null, model: null, body: null, country: null }

/** /cars/toyota/vitz/zambia, /cars/toyota/in/zambia, /cars/body/suv, /cars/in/zambia: each has one spelling. */
export function carsPath(choice: Partial<CarsChoice> = {}): string {
  const { make, model, body, country } = { ...anyCars, ...choice }
  const about = body !== null ? ['body', body] : [make, model]
  const isWhole = body !== null || model !== null
  const place = country === null ? [] : isWhole ? [country] : ['in', country]
  return ['/cars', ...about, ...place].filter((segment) => segment !== null).join('/')
}

const slug = /^[a-z0-9-]{1,80}$/

/** The part of an address behind /cars/; null where no page has it. */
export function readCarsPath(rest = ''): CarsChoice | null {
  const segments = rest.split('/').filter((segment) => segment !== '')
  if (segments.length > 3 || !segments.every((segment) => slug.test(segment))) return null
  const [first = null, second = null, third = null] = segments
  if (first === 'in')
    return third === null && second !== null ? { ...anyCars, country: second } : null
  if (first === 'body') return second === null ? null : { ...anyCars, body: second, country: third }
  if (second === 'in') return third === null ? null : { ...anyCars, make: first, country: third }
  return { ...anyCars, make: first, model: second, country: third }
}
