import { expect, test } from 'vitest'
import { bodyGroupOf } from './body-group.ts'

test.each([
  ['sedan', 'sedan'],
  ['Hatchback', 'sedan'],
  ['wagon', 'sedan'],
  ['SUV', 'suv'],
  ['mpv', 'suv'],
  ['double-cab', 'suv'],
  ['Double Cab', 'suv'],
  ['pickup', 'suv'],
  ['van', 'other'],
  ['truck', 'other'],
  ['motorcycle', 'other'],
  ['constructor', 'other'],
  ['', 'other'],
  [null, 'other'],
])('%j ships as %s', (bodyType, group) => {
  expect(bodyGroupOf(bodyType)).toBe(group)
})
