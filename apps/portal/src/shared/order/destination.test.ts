import { expect, it } from 'vitest'
import { destination } from './destination.ts'

it.each([
  ['Mombasa', 'Kenya', 'KE', 'Mombasa, Kenya'],
  ['Durban', null, null, 'Durban'],
  [null, 'Swaziland', 'SZ', 'Eswatini'],
  [null, null, null, ''],
])('of %s and %s (%s) it is %j', (port, country, code, words) => {
  const order = {
    destination_port: port,
    destination_country: country,
    destination_country_code: code,
  }
  expect(destination(order)).toBe(words)
})
