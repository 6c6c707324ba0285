import { describe, expect, it } from 'vitest'
import { indexedVehicle } from '../../../stock/catalogue/engine/vehicle-row.ts'
import {
  dimensions,
  numberNames,
  type SlugFilter,
} from '../../../stock/catalogue/filters/filters.ts'
import {
  type Clause,
  idClause,
  numberClause,
  priceClause,
  valueClause,
  wordClause,
} from '../../../stock/catalogue/search/clauses.store.ts'
import { SearchIndex } from './search-index.ts'

interface Listing {
  id?: number
  price?: number
  year?: number
  words?: string[]
  features?: string[]
  values?: Partial<Record<(typeof dimensions)[number], string>>
}

function arranged(
  searches: readonly (readonly [
    id: number,
    clauses: readonly Clause[],
    slugs?: Partial<Record<SlugFilter, string[]>>,
  ])[],
) {
  const index = new SearchIndex<never>()
  for (const [id, clauses, slugs = {}] of searches) index.add({ id, clauses, slugs, rest: null })
  const found = ({
    id = 1,
    price = 500_000,
    year,
    words = [],
    features = [],
    values = {},
  }: Listing) => {
    const row = {
      id,
      price,
      numbers: numberNames.map((name) => (name === 'year' ? (year ?? null) : null)),
      values: dimensions.map((name) => values[name] ?? null),
      words,
      features,
      facts: null,
      card: null,
    }
    const vehicle = indexedVehicle(row, index.dictionaries)
    index.learn(vehicle)
    const ids: number[] = []
    index.match(vehicle, (search) => ids.push(search))
    return ids.toSorted((a, b) => a - b)
  }
  return { index, found }
}

describe('the index of saved searches', () => {
  it('finds the searches all of whose conditions a listing fits', () => {
    const { found } = arranged([
      [1, []],
      [2, [valueClause('class', ['cars']), idClause('make', 7)]],
      [3, [idClause('make', 7), idClause('model', 70), priceClause({ from: 0, to: 500_000 })]],
      [4, [idClause('make', 8)]],
      [5, [numberClause('year', { from: 2015, to: 2018 })]],
      [6, [wordClause(['hybrid', 'prius'])]],
    ])
    const toyota = { class: 'cars', make: '7', model: '70' }
    expect(found({ values: toyota, year: 2015 })).toEqual([1, 2, 3, 5])
    expect(found({ values: toyota, price: 500_001, year: 2014 })).toEqual([1, 2])
    expect(found({ values: { make: '8' }, words: ['prius', 'hybrid', '2015'] })).toEqual([1, 4, 6])
    expect(found({})).toEqual([1])
  })

  it('knows what a slug stands for as soon as a listing has it', () => {
    const { found } = arranged([
      [1, [], { location: ['yokohama-japan', 'kobe'] }],
      [2, [], { colour: ['pearl-white'] }],
    ])
    expect(found({ values: { location: 'Yokohama, Japan' } })).toEqual([1])
    expect(found({ values: { location: 'YOKOHAMA JAPAN', colour: 'Pearl white' } })).toEqual([1, 2])
    expect(found({ values: { location: 'yokohama' } })).toEqual([])
  })

  it('finds a listing that has all of the features, however they are spelt', () => {
    const { found } = arranged([
      [1, [], { features: ['sunroof'] }],
      [2, [], { features: ['sunroof', 'leather-seats'] }],
    ])
    expect(found({ features: ['SunRoof'] })).toEqual([1])
    expect(found({ features: ['Leather seats', 'Sunroof'] })).toEqual([1, 2])
    expect(found({ features: ['Leather seats'], words: ['sunroof'] })).toEqual([])
  })

  it('asks a condition that many searches share once, and tries few searches for a listing', () => {
    const many = 20_000
    let asked = 0
    const counted = (clause: Clause): Clause => ({
      ...clause,
      matcher: (dictionaries) => {
        const matcher = clause.matcher?.(dictionaries)
        if (!matcher) throw new Error('no matcher')
        const matches: typeof matcher.matches = (vehicle) => {
          asked += 1
          return matcher.matches(vehicle)
        }
        return { ...matcher, matches }
      },
    })
    const { found } = arranged(
      Array.from({ length: many }, (_, n) => [
        n,
        [
          counted(valueClause('class', ['cars'])),
          counted(idClause('model', n % 200)),
          counted(priceClause({ from: 0, to: 1000 * (n % 50) })),
        ],
      ]),
    )
    expect(found({ price: 30_000, values: { class: 'cars', model: '33' } })).toHaveLength(
      many / 200,
    )
    // 200 models, a class, and the prices that searches of this model ask for.
    expect(asked).toBeLessThan(200 + 1 + 50 + 1)
  })
})
