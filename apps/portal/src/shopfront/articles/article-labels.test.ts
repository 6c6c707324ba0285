import { expect, it } from 'vitest'
import { publicationLabel, savedMessage } from './article-labels.ts'

const at = '2026-12-01T00:00:00.000Z'

it.each([
  ['draft', null, 'not published', 'The draft is saved.'],
  ['draft', at, 'meant for 1 December 2026, 00:00 UTC', 'The draft is saved.'],
  [
    'scheduled',
    at,
    'from 1 December 2026, 00:00 UTC',
    'It will be on the storefront from 1 December 2026, 00:00 UTC.',
  ],
  ['published', at, 'since 1 December 2026, 00:00 UTC', 'It is on the storefront within a minute.'],
] as const)('%s at %j', (state, published_at, when, saved) => {
  expect(publicationLabel({ state, published_at })).toBe(when)
  expect(savedMessage({ state, published_at })).toBe(saved)
})
