import { expect, it } from 'vitest'
import { readEngine } from './engine.ts'
import { Notes } from './corrections.ts'

it.each([
  ['1329', 'PETROL', { size: 1329, fuel: 'Petrol' }, []],
  ['1329', 'Gasoline', { size: 1329, fuel: 'Petrol' }, ['fuel']],
  ['2982', 'DEISEL', { size: 2982, fuel: 'Diesel' }, ['fuel']],
  ['2982', 'DI ESEL', { size: 2982, fuel: 'Diesel' }, ['fuel']],
  ['1496', 'PETROL/ELECTRIC', { size: 1496, fuel: 'Hybrid' }, ['fuel']],
  ['2000cc', 'DIESEL', { size: 2000, fuel: 'Diesel' }, ['unit']],
  ['(77.4Kwh)', 'ELECTRIC', { size: 77.4, fuel: 'Electric' }, ['battery']],
  ['63 kWh', 'ELECCTRIC', { size: 63, fuel: 'Electric' }, ['fuel', 'battery']],
  ['13.8 kWh', 'PLUG-IN HYBRID', { size: null, fuel: 'Hybrid' }, ['fuel', 'battery']],
  ['EV', '', { size: null, fuel: 'Electric' }, ['battery']],
  ['0', 'ELECTRIC', { size: null, fuel: 'Electric' }, []],
  ['34.3–82.3 kWh', 'ELECTRIC', { size: null, fuel: 'Electric' }, ['size-unreadable']],
  ['480 HP', 'DIESEL', { size: null, fuel: 'Diesel' }, ['size-unreadable']],
  ['200', 'DIESEL', { size: null, fuel: 'Diesel' }, ['size-unreadable']],
  ['2000', 'ELECTRIC', { size: 2000, fuel: null }, ['fuel-contradicted']],
  ['2000', 'PETROL/DIESEL', { size: 2000, fuel: null }, ['fuel-unreadable']],
  ['658', '40', { size: 658, fuel: null }, ['fuel-unreadable']],
  ['', '', { size: null, fuel: null }, []],
] as const)('%s, %s', (size, fuel, engine, corrections) => {
  const notes = new Notes()
  expect(readEngine(size, fuel, notes)).toEqual(engine)
  expect(notes.corrections.map(({ kind }) => kind)).toEqual(corrections)
})
