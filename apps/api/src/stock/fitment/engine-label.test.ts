import { expect, it } from 'vitest'
import { engineLabel } from './engine-label.ts'

it.each([
  [{ size: 1329, fuel: 'Petrol' }, '1.3 L petrol (1,329 cc)'],
  [{ size: 2755, fuel: 'Diesel' }, '2.8 L diesel (2,755 cc)'],
  [{ size: 658, fuel: 'Petrol' }, '0.7 L petrol (658 cc)'],
  [{ size: 1500, fuel: 'Hybrid' }, '1.5 L hybrid'],
  [{ size: 2200, fuel: null }, '2.2 L'],
  [{ size: 125, fuel: 'Petrol' }, '125 cc petrol'],
  [{ size: 40, fuel: 'Electric' }, '40 kWh electric'],
  [{ size: 1998, fuel: 'LPG' }, '2.0 L LPG (1,998 cc)'],
  [{ size: null, fuel: 'Diesel' }, 'Diesel'],
  [{ size: null, fuel: 'LPG' }, 'LPG'],
  [{ size: null, fuel: null }, 'Not stated'],
])('%j is %s', (engine, label) => {
  expect(engineLabel(engine)).toBe(label)
})
