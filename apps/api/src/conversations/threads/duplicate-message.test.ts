import { describe, expect, it } from 'vitest'
import { isDuplicate, type MessageContent } from './duplicate-message.ts'

const at = new Date('2026-06-03T07:00:00Z')
const last = { authorId: 7, text: 'May.', files: [1, 2], at }
const next: MessageContent = { authorId: 7, text: 'May.', files: [2, 1] }

describe('isDuplicate', () => {
  it.each<[string, boolean, typeof last | null, MessageContent, number]>([
    ['the same at once', true, last, next, 0],
    ['the same a moment later', true, last, next, 29],
    ['the same half a minute later', false, last, next, 30],
    ['other words', false, last, { ...next, text: 'June.' }, 0],
    ['somebody else', false, last, { ...next, authorId: 8 }, 0],
    ['another file', false, last, { ...next, files: [1, 3] }, 0],
    ['a file fewer', false, last, { ...next, files: [1] }, 0],
    ['the first of all', false, null, next, 0],
  ])('%s: %s', (_, expected, before, sent, seconds) => {
    const now = new Date(at.getTime() + seconds * 1000)
    expect(isDuplicate(before, sent, now)).toBe(expected)
  })
})
