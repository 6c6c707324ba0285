import { expect, it } from 'vitest'
import { Notes } from './corrections.ts'
import { priceHeadings, readPriceRow } from './read-price-row.ts'

const read = (...cells: string[]) => {
  const notes = new Notes()
  const row = Object.fromEntries(priceHeadings.map((heading, at) => [heading, cells[at] ?? '']))
  const reading = readPriceRow(row, notes)
  return { reading, kinds: notes.corrections.map(({ kind }) => kind) }
}

it('reads a clean row', () => {
  const { reading, kinds } = read(
    'TOYOTA',
    'VITZ F',
    'DBA-KSP130',
    'CVT',
    '2WD',
    '996',
    'HATCHBACK',
    '1250',
    '5',
    'PETROL',
  )
  expect(reading).toEqual({
    vehicle: {
      make: 'TOYOTA',
      model: null,
      text: 'VITZ F',
      body: 'hatchback',
      size: 996,
      fuel: 'Petrol',
      years: null,
    },
  })
  expect(kinds).toEqual([])
})

it.each([
  [
    'a body misspelt',
    ['X', 'Y', '', 'CVT', '2WD', '996', 'HATCBACK', '', '', 'PETROL'],
    { body: 'hatchback' },
    ['body'],
  ],
  [
    'a wagon',
    ['X', 'Y', '', 'CVT', '2WD', '1496', 'S/WAGON', '', '', 'PETROL'],
    { body: 'wagon' },
    ['body'],
  ],
  [
    'a pick-up’s cab',
    ['X', 'Y', '', 'MT', '4WD', '2500', 'S/CABIN', '', '', 'DIESEL'],
    { body: 'pickup' },
    ['transmission', 'body'],
  ],
  [
    'a truck’s cab',
    ['X', 'Y', '', 'MT', '4WD', '7800', 'SINGLE CAB', '', '', 'DIESEL'],
    { body: 'truck' },
    ['transmission', 'body'],
  ],
  [
    'a body that is none',
    ['X', 'Y', '', 'CVT', '2WD', '996', 'OTHER', '', '', 'PETROL'],
    { body: null },
    ['body-unreadable'],
  ],
  [
    'gearbox and drive exchanged',
    ['X', 'Y', '', '4WD', '4AT', '658', 'TRUCK', '', '', 'PETROL'],
    { body: 'truck', size: 658 },
    ['swapped', 'transmission'],
  ],
  [
    'columns shifted by one',
    ['X', 'Y', 'MAN', '4WD', '260\u00A0HP', 'HEAVY DUTY TRUCK', '3', '', '', 'DIESEL'],
    { body: 'truck', size: null, fuel: 'Diesel' },
    ['shifted', 'transmission', 'size-unreadable', 'body'],
  ],
  [
    'the make’s other name',
    ['MERCEDES ', 'C200', '', 'CVT', '2WD', '1991', 'SEDAN', '', '', 'PETROL'],
    { make: 'Mercedes-Benz' },
    ['spaces', 'make'],
  ],
  [
    'a model in the make',
    ['IVECO DAILY', '35C15', '', 'CVT', '', '2998', 'VAN', '', '', 'DIESEL'],
    { make: 'Iveco', text: 'Daily 35C15' },
    ['make'],
  ],
  [
    'a model in its number',
    ['HAVAL', 'LUXURY', 'H6', 'CVT', '', '1500', 'SUV', '', '', 'PETROL'],
    { text: 'H6 LUXURY' },
    ['model-number'],
  ],
] as const)('%s', (_, cells, vehicle, corrections) => {
  const { reading, kinds } = read(...cells)
  expect(reading).toMatchObject({ vehicle })
  expect(kinds).toEqual(corrections)
})

it.each([
  ['', 'VITZ', 'no-make'],
  ['–', 'VITZ', 'no-make'],
  ['TOYOTA', ' ', 'no-model'],
])('"%s", "%s" is refused: %s', (make, model, refused) => {
  expect(read(make, model).reading).toEqual({ refused })
})
