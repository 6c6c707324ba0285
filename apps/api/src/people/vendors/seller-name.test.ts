import { expect, it } from 'vitest'
import { sellerName } from './seller-name.ts'

it.each([
  ['Peter', 'Otieno', 'Peter O.'],
  ['Mombasa Motors', 'Ltd', 'Mombasa Motors L.'],
  ['Peter', '', 'Peter'],
  ['Call', '0722 345 678', 'Call'],
  ['grace-cars.com', '+254722345678', ''],
  ['Ἀθηνᾶ', 'Ωμέγα', 'Ἀθηνᾶ Ω.'],
])('%s %s is told as “%s”', (first_name, last_name, told) => {
  expect(sellerName({ first_name, last_name })).toBe(told)
})
