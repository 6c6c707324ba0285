import { expect, it } from 'vitest'
import { nearestName } from './nearest-name.ts'

const models = ['Vitz', 'Voltz', 'Land Cruiser', 'Land Cruiser Prado', 'D-Max', 'Probox', 'RAV4']

it.each([
  ['Vits', 'Vitz'],
  ['Viz', 'Vitz'],
  ['Proboks', 'Probox'],
  ['landcruser', 'Land Cruiser'],
  ['Land Cruiser Prad', 'Land Cruiser Prado'],
  ['Land', 'Land Cruiser'],
  ['D Mx', 'D-Max'],
  ['Rav', 'RAV4'],
])('who writes %j means %j', (typed, name) => {
  expect(nearestName(typed, models)).toBe(name)
})

it.each(['Tesla', 'x', '', '!!!', 'a'.repeat(200)])('%j is near to nothing', (typed) => {
  expect(nearestName(typed, models)).toBeNull()
})
