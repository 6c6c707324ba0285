import { expect, it } from 'vitest'
import { openedPicture, pictureHash } from './opened-picture.ts'

it.each([
  ['#picture-1', 0],
  [`#${pictureHash(23)}`, 23],
  ['#picture-25', null],
  ['#picture-0', null],
  ['#picture-', null],
  ['#main', null],
  ['', null],
])('the address with %s opens picture %s', (hash, index) => {
  expect(openedPicture(hash, 24)).toBe(index)
})
