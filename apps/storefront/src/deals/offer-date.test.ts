import { formatOf } from '@bandari/i18n/format'
import { expect, test } from 'vitest'
import { longMoment } from './offer-date.ts'

test.each([
  ['2020-01-20T20:59:00Z', '20 January 2020, 23:59'],
  ['2029-12-31T21:05:00.000Z', '1 January 2030, 00:05'],
])('%s is %s', (iso, text) => {
  expect(longMoment(iso, formatOf('en-KE'))).toBe(text)
})
