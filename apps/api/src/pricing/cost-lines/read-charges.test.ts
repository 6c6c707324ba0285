import { expect, it } from 'vitest'
import { inWords } from '../../../test/helpers/in-words.ts'
import { readCharges } from './read-charges.ts'

const two = ['mombasa-suv', null]
const one = ['mombasa-suv']
const charge = (destination_code: string | null, shipping_charge: string | null) => ({
  destination_code,
  shipping_charge,
})

it.each<[string, Parameters<typeof readCharges>[0], (string | null)[], unknown]>([
  ['one for all', { shipping_charge: '950.00' }, two, [95_000, 95_000]],
  ['a number', { shipping_charge: 950.5 }, one, [95_050]],
  ['the least', { shipping_charge: 1 }, one, [100]],
  [
    'one each',
    { charges: [charge(null, '12.50'), charge('mombasa-suv', '950')] },
    two,
    [95_000, 1250],
  ],
  [
    'one for all goes before one each',
    { shipping_charge: '8', charges: [charge('mombasa-suv', '950')] },
    one,
    [800],
  ],
  ['nothing', {}, one, 'This field is required.'],
  ['an empty one', { charges: [charge('mombasa-suv', null)] }, one, 'This field is required.'],
  ['not for all', { charges: [charge('mombasa-suv', '950')] }, two, 'This field is required.'],
  [
    'too little',
    { shipping_charge: '0.99' },
    one,
    'Ensure this value is greater than or equal to 1.',
  ],
  ['zero', { shipping_charge: 0 }, one, 'Ensure this value is greater than or equal to 1.'],
  [
    'too precise',
    { shipping_charge: 1.005 },
    one,
    'Ensure that there are no more than 2 decimal places.',
  ],
])('%s', (_case, answer, codes, expected) => {
  const reading = readCharges(answer, codes)
  expect(
    'charges' in reading
      ? codes.map((code) => reading.charges.get(code))
      : inWords(reading.problems['shipping_charge']?.[0]),
  ).toEqual(expected)
})
