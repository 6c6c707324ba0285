import { expect, it } from 'vitest'
import { photoFlaw } from './photo-flaw.ts'

it.each([
  [2, 2, 'small'],
  [49, 500, 'small'],
  [499, 499, 'small'],
  [500, 299, 'small'],
  [500, 300, null],
  [300, 500, null],
  [1920, 1437, null],
  [2560, 853, 'narrow'],
  [2560, 854, null],
  [600, 2560, 'narrow'],
  [null, null, null],
] as const)('%s × %s: %s', (width, height, flaw) => {
  expect(photoFlaw({ width, height })).toBe(flaw)
})
