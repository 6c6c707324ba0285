import { expect, it } from 'vitest'
import { hidesContacts, maskContacts } from './mask-contacts.ts'

it.each([
  ['mail grace@mail.example please', 'mail ••• please'],
  ['grace (at) gmail (dot) com', '•••'],
  ['grace at gmail dot com', '•••'],
  ['see https://elsewhere.example/car?id=1 now', 'see ••• now'],
  ['or www.cars.example', 'or •••'],
  ['or bestcars.co.ke/vitz', 'or •••'],
  ['call +254 722 345 678', 'call •••'],
  ['call 0722-345-678.', 'call •••.'],
  ['call (0722) 345678', 'call •••'],
  ['call 254722345678', 'call •••'],
  ['call ٠٧٢٢٣٤٥٦٧٨', 'call •••'],
])('hides how to reach somebody: %s', (text, seen) => {
  expect(maskContacts(text)).toBe(seen)
})

it.each([
  'Is USD 9,240 the last price, or 1 250 000 KES?',
  'Chassis NZE141-6045821, 84,200 km.',
  'Which year: 2015 2016 2017?',
  'First registered 12.05.2019?',
  'Engine 1.8 l, 4x4, e.g. with A.C.',
])('leaves what is said about a vehicle: %s', (text) => {
  expect(maskContacts(text)).toBe(text)
})

const strangers = { hasOrder: false, isAnswered: false, isOfShop: false }

it.each([
  ['order', strangers, true],
  ['order', { ...strangers, isAnswered: true }, true],
  ['order', { ...strangers, hasOrder: true }, false],
  ['order', { ...strangers, isOfShop: true }, false],
  ['answer', strangers, true],
  ['answer', { ...strangers, isAnswered: true }, false],
  ['never', strangers, false],
] as const)('until %s, between %o: %s', (until, between, hides) => {
  expect(hidesContacts(until, between)).toBe(hides)
})
