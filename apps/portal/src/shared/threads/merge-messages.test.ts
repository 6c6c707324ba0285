import type { ThreadMessage } from '@bandari/sdk'
import { expect, it } from 'vitest'
import { mergeMessages } from './merge-messages.ts'

const message = (id: number, text = ''): ThreadMessage => ({
  id,
  text,
  side: 'buyer',
  by: 'Grace',
  files: [],
  event: null,
  at: '2026-06-03T07:00:00Z',
})

it('keeps what was read before, in the order of writing, each message once', () => {
  const merged = mergeMessages([message(1), message(2, '•••')], [message(2, '0722'), message(3)])
  expect(merged.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(merged[1]?.text).toBe('0722')
  expect(mergeMessages([message(9)], [message(4)]).map(({ id }) => id)).toEqual([4, 9])
})
