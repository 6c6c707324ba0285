import { HttpError } from 'react-admin'
import { expect, it } from 'vitest'
import { isPastTheLast } from './to-first-page.tsx'

it.each([
  ['page 9 has nothing', 9, { data: [], error: null }, true],
  ['the API has no page 9', 9, { error: new HttpError('Invalid page.', 404) }, true],
  ['page 1 has nothing: the list is empty', 1, { data: [], error: null }, false],
  ['page 2 has something', 2, { data: [{}], error: null }, false],
  ['page 2 is on its way', 2, { error: null }, false],
  [
    'page 9 is on its way, after a page with nothing',
    9,
    { data: [], error: null, isPlaceholderData: true },
    false,
  ],
  ['page 2 could not be had', 2, { error: new HttpError('Bad gateway', 502) }, false],
])('%s', (_, page, answer, isPast) => {
  expect(isPastTheLast(page, answer)).toBe(isPast)
})
