import { expect, test } from 'vitest'
import { isFlashOfferOpen } from './flash-offer.ts'

const ends = '2020-01-20T20:59:00Z'

test.each([
  ['drawn before its end', ends, '2020-01-20T20:58:59Z', undefined, true],
  ['drawn at its end', ends, '2020-01-20T20:59:00Z', undefined, false],
  ['ended while it is being read', ends, '2020-01-20T20:58:00Z', '2020-01-20T20:59:00Z', false],
  ['read with a clock that is slow', ends, '2020-02-01T00:00:00Z', '2020-01-01T00:00:00Z', false],
  ['no offer', null, '2020-01-20T20:58:59Z', undefined, false],
])('%s', (_case, flashOfferEnds, drawn, now, open) => {
  const site = { flashOfferEnds, renderedAt: Date.parse(drawn) }
  expect(isFlashOfferOpen(site, now === undefined ? undefined : Date.parse(now))).toBe(open)
})
