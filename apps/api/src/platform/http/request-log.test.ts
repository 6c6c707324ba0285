import { expect, test } from 'vitest'
import { isLogged } from './request-log.ts'

test.each([
  ['a page that came quickly', 'GET', 200, 20, false],
  ['a page that is the same as before', 'HEAD', 304, 2, false],
  ['one that took a second', 'GET', 200, 1000, true],
  ['a refusal', 'GET', 404, 2, true],
  ['a failure', 'GET', 500, 2, true],
  ['a write', 'POST', 201, 20, true],
  ['a removal', 'DELETE', 204, 20, true],
])('%s', (_, method, status, took, told) => {
  expect(isLogged({ method, status, took }, 0.5)).toBe(told)
  expect(isLogged({ method, status, took }, 0.001)).toBe(true)
})
