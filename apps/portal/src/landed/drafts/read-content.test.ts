import { expect, it } from 'vitest'
import { readContent } from './read-content.ts'

it.each([
  ['{"id":"ke-port","low":"45000"}', { id: 'ke-port', low: '45000' }],
  ['{}', {}],
  ['{"id":', undefined],
  ['', undefined],
  ['[1]', undefined],
  ['null', undefined],
  ['"ke-port"', undefined],
])('%s', (text, content) => {
  expect(readContent(text)).toEqual(content)
})
