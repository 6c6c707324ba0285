import { expect, test } from 'vitest'
import { isAcceptable } from './accept.ts'

test.each([
  undefined,
  '',
  '*/*',
  'application/*',
  'application/json',
  'APPLICATION/JSON; charset=utf-8',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'text/html, application/json;q=0.1',
  'application/json, */*;q=0',
  '*/*;q=0, application/*',
])('JSON may answer %j', (accept) => {
  expect(isAcceptable(accept, [])).toBe(true)
})

test.each([
  'application/xml',
  'text/html, application/xml;q=0.9',
  'application/json;q=0',
  'application/json; q=0.000, */*',
  'application/*;q=0, */*',
  '*/*;q=0',
  'json',
  'nothing of this is a type',
  ',',
])('nothing may answer %j', (accept) => {
  expect(isAcceptable(accept, [])).toBe(false)
})

test.each(['application/pdf', 'application/json', 'application/pdf, text/html'])(
  'a paper, or why there is none, may answer %j',
  (accept) => {
    expect(isAcceptable(accept, ['application/pdf'])).toBe(true)
  },
)
