import { expect, it } from 'vitest'
import { entryOf, inOrder, type Named, suggest } from './suggest.ts'

const named = (
  kind: Named['kind'],
  text: string,
  { also = [], count = null }: Partial<Named> = {},
): Named => ({ kind, text, also, count })

const entries = inOrder(
  [
    named('make', 'Toyota', { count: 900 }),
    named('make', 'Citroën', { count: 2 }),
    named('model', 'Toyota Vitz', { also: ['Vitz'], count: 80 }),
    named('model', 'Toyota RAV4', { also: ['RAV4'], count: 40 }),
    named('model', 'Toyota Land Cruiser', { also: ['Land Cruiser'], count: 60 }),
    named('model', 'Suzuki Vitara', { also: ['Vitara'], count: 9 }),
    named('parts', 'Brake Pads'),
    named('place', 'Nairobi'),
    named('place', 'Naivasha'),
    named('place', 'Zambia'),
  ].map(entryOf),
)

it.each([
  ['vi', ['Toyota Vitz', 'Suzuki Vitara']],
  ['toyota v', ['Toyota Vitz']],
  ['TOYOTA', ['Toyota', 'Toyota Vitz', 'Toyota Land Cruiser', 'Toyota RAV4']],
  ['citroe', ['Citroën']],
  ['rav 4', ['Toyota RAV4']],
  ['rav-4', ['Toyota RAV4']],
  ['landcr', ['Toyota Land Cruiser']],
  ['cruis', ['Toyota Land Cruiser']],
  ['pad', ['Brake Pads']],
  ['zam', ['Zambia']],
  ['vitz nai', ['vitz Nairobi', 'vitz Naivasha']],
  ['Toyota zam', ['Toyota Zambia']],
  ['cheap nai', []],
  ['zzz', []],
  ['  ', []],
  ['%', []],
])('%s may become %j', (typed, texts) => {
  expect(suggest(typed, entries).map(({ text }) => text)).toEqual(texts)
})

it('are eight at most, and no kind takes the place of the others', () => {
  const many = Array.from({ length: 30 }, (_, n) => named('model', `Vee ${n}`, { count: n }))
  const found = suggest('vee', inOrder([...many, named('parts', 'Vee belts')].map(entryOf)))
  expect(found.map(({ text }) => text)).toEqual([
    'Vee 29',
    'Vee 28',
    'Vee 27',
    'Vee 26',
    'Vee belts',
  ])
})
