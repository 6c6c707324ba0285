import { expect, it } from 'vitest'
import { makeName } from './make-name.ts'

it.each([
  ['land-rover', 'Land Rover'],
  ['bmw', 'BMW'],
  ['Land Rover', 'Land Rover'],
  ['constructor', 'Constructor'],
  ['toString', 'ToString'],
  ['__proto__', '__proto__'],
])('%s is %s', (slug, name) => {
  expect(makeName(slug)).toBe(name)
})
