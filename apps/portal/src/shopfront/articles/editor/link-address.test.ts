import { expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

it.each([
  ['/how-to-buy', '/how-to-buy'],
  [' https://www.kebs.org/ ', 'https://www.kebs.org/'],
  ['http://example.com', 'http://example.com'],
  ['www.kebs.org', 'https://www.kebs.org'],
  ['kebs.org/a?b=c', 'https://kebs.org/a?b=c'],
  ['mailto:help@example.com', 'mailto:help@example.com'],
  ['tel:+254205550100', 'tel:+254205550100'],
  ['javascript:alert(1)', null],
  ['//elsewhere.example', null],
  ['data:text/html,x', null],
  ['kebs', null],
  ['', null],
  ['two words', null],
])('%j is %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})
