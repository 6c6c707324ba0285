import { expect, it } from 'vitest'
import { Notes } from './corrections.ts'
import { readStyleRow } from './read-style-row.ts'

const read = (make: string, model: string, style: string, years = '2013 2014') => {
  const notes = new Notes()
  const reading = readStyleRow({ make, model, style, vehicle_type: 'car', years }, notes)
  return { reading, kinds: notes.corrections.map(({ kind }) => kind) }
}

it.each([
  ['CL', '2.2 CL 2DR COUPE', { text: '2.2 CL', body: 'coupe', size: 2200, fuel: null }],
  ['ILX', 'ILX 4DR SEDAN', { text: '', body: 'sedan', size: null, fuel: null }],
  ['ILX', 'ILX 4DR SEDAN/HYBRID', { text: 'HYBRID', body: 'sedan', fuel: null }],
  ['Accord', 'ACCORD HYBRID 4DR SEDAN', { text: 'HYBRID', fuel: 'Hybrid' }],
  ['Tacoma', 'TACOMA P/U XTRACAB 4WD V6 SR5', { text: 'XTRACAB 4WD V6 SR5', body: 'pickup' }],
  ['Colorado', 'COLORADO CREW CAB L/BOX 4X4', { body: 'double-cab' }],
  [
    'Outback',
    'OUTBACK 4DR WAGON AWD 2.5i/PZEV/2.5i TOURING/',
    { text: 'AWD 2.5I/PZEV/2.5I TOURING', body: 'wagon', size: 2500 },
  ],
  ['V70', 'V70 4DR WAGON 2.4 /2.4T /T5', { body: 'wagon', size: 2400 }],
  ['Accord', 'ACCORD 2.0/3.5 4DR SEDAN', { size: null }],
  ['Thunderbird', 'THUNDERBIRD', { text: '', body: null }],
])('%s, %s', (model, style, vehicle) => {
  expect(read('HONDA', model, style).reading).toMatchObject({ vehicle })
})

it.each([
  ['2013 2014', [2013, 2014], []],
  ['2014 2013 2014', [2013, 2014], ['years']],
  ['2013, 2014', [2013, 2014], []],
  ['2013 soon', [2013], ['years']],
])('years "%s"', (text, years, corrections) => {
  const { reading, kinds } = read('HONDA', 'Fit', 'FIT', text)
  expect(reading).toMatchObject({ vehicle: { years } })
  expect(kinds).toEqual(corrections)
})

it.each([
  ['', 'Fit', '2013', 'no-make'],
  ['HONDA', '', '2013', 'no-model'],
  ['HONDA', 'Fit', '', 'no-years'],
  ['HONDA', 'Fit', '13-14', 'no-years'],
])('"%s", "%s", "%s" is refused: %s', (make, model, years, refused) => {
  expect(read(make, model, 'FIT', years).reading).toEqual({ refused })
})
