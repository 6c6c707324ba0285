import { describe, expect, it } from 'vitest'
import { readVehicleQuery } from './vehicle-query.ts'

const unbounded = Number.MAX_SAFE_INTEGER
const everything = {
  market: 'export',
  classes: ['cars', 'commercial'],
  make: null,
  model: null,
  texts: [],
  simple: null,
  pattern: null,
  prices: null,
  numbers: {},
  listedWithin: null,
  slugs: {},
}

describe('readVehicleQuery', () => {
  it.each([
    [{}, {}],
    [{ class: 'cars' as const }, { classes: ['cars'] }],
    [{ search_simple_query_string: 'commercial' }, { classes: ['commercial'] }],
    [
      { search_simple_query_string: 'hilux | vigo', search: 'or -toyota "' },
      {
        texts: ['or -toyota "'],
        simple: {
          kind: 'any',
          parts: [
            { kind: 'words', text: 'hilux' },
            { kind: 'words', text: 'vigo' },
          ],
        },
      },
    ],
    [{ search_simple_query_string: 'toyota | ', search: 'vitz' }, { texts: ['toyota', 'vitz'] }],
    [
      { search: 'toyota', search_simple_query_string: 'cars' },
      { classes: ['cars'], texts: ['toyota'] },
    ],
    [{ make: 'Toyota', model: '*' }, { make: 'Toyota' }],
    [{ make: 'toyota', model: 'any' }, { make: 'toyota' }],
    [{ title__wildcard: '*corolla*' }, { pattern: '*corolla*' }],
    [{ title__wildcard: '*' }, {}],
    [{ price__range: '500__8000' }, { prices: { from: 50_000, to: 800_000 } }],
    [{ price__range: '5000__0' }, { prices: { from: 500_000, to: unbounded } }],
    [{ price__range: '500' }, { prices: { from: 50_000, to: unbounded } }],
    [{ price__range: '1.50__2__9' }, { prices: { from: 150, to: 200 } }],
    [{ price__range: '0__0' }, {}],
    [
      { year__range: '2010__', mileage__range: '__0' },
      { numbers: { year: { from: 2010, to: unbounded }, mileage: { from: 0, to: 0 } } },
    ],
    [{ fuel: 'diesel,,diesel,petrol', colour: ',' }, { slugs: { fuel: ['diesel', 'petrol'] } }],
    [
      { market: 'local' as const, features: 'sunroof,abs', listed_within: 7 },
      { market: 'local', slugs: { features: ['sunroof', 'abs'] }, listedWithin: 7 },
    ],
  ])('%j', (query, expected) => {
    expect(readVehicleQuery(query)).toEqual({ ...everything, ...expected })
  })

  it.each(['a__b', '-1__5', '1e9', 'NaN__1', '5__1,000'])('cannot read the range %s', (range) => {
    expect(readVehicleQuery({ price__range: range })).toBeNull()
  })
})
