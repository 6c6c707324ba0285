import { expect, it } from 'vitest'
import { formatMoment } from '../../shared/dates.ts'
import { publicationLabel, savedMessage } from './article-labels.ts'

const at = '2026-12-01T00:00:00.000Z'
const end = '2027-01-01T00:00:00.000Z'
const begin = formatMoment(at)

it.each([
  ['draft', null, null, 'not published', 'The draft is saved.'],
  ['draft', at, null, `meant for ${begin}`, 'The draft is saved.'],
  ['draft', at, end, `meant for ${begin}`, 'The draft is saved.'],
  ['scheduled', at, null, `from ${begin}`, `It will be on the storefront from ${begin}.`],
  ['published', at, null, `since ${begin}`, 'It is on the storefront within a minute.'],
  [
    'published',
    at,
    end,
    `since ${begin}, until ${formatMoment(end)}`,
    'It is on the storefront within a minute.',
  ],
  [
    'ended',
    at,
    end,
    `until ${formatMoment(end)}`,
    'It is saved; its time on the storefront is over.',
  ],
] as const)('%s from %j until %j', (state, published_at, ends_at, when, saved) => {
  expect(publicationLabel({ state, published_at, ends_at })).toBe(when)
  expect(savedMessage({ state, published_at })).toBe(saved)
})
