import { unreachable } from '@bandari/sdk'
import { expect, it } from 'vitest'
import { pageStatus } from './page-status.ts'

it('is a success without an error', () => {
  expect(pageStatus(undefined)).toBe(200)
})

it.each([
  [400, 404],
  [404, 404],
  [410, 410],
  [429, 503],
  [500, 503],
  [503, 503],
  [0, 503],
])('of a call that answered %d is %d', (status, wanted) => {
  expect(pageStatus({ ...unreachable, status })).toBe(wanted)
})
