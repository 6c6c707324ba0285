import { expect, test } from 'vitest'
import { articleId } from './article-id.ts'

test.each([
  ['7', 7],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['-1', null],
  ['7a', null],
  ['07', null],
  ['', null],
  [undefined, null],
])('%s', (segment, id) => {
  expect(articleId(segment)).toBe(id)
})
