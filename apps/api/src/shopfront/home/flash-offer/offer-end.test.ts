import { describe, expect, it } from 'vitest'
import { offerEnd } from './offer-end.ts'

describe('offerEnd', () => {
  it.each([
    ['2020-01-20 23:59', '2020-01-20T20:59:00.000Z'],
    ['2020-01-20T23:59', '2020-01-20T20:59:00.000Z'],
    ['2020-01-20T23:59:30Z', '2020-01-20T23:59:30.000Z'],
    ['2020-01-20T23:59:00+02:00', '2020-01-20T21:59:00.000Z'],
  ])('%s is %s', (text, iso) => {
    expect(offerEnd(text)?.toISOString()).toBe(iso)
  })

  it.each(['', 'soon', '2020-01-20', '20/01/2020', '2020-13-01 00:00', '2020-01-20 25:00'])(
    '%j is no time',
    (text) => {
      expect(offerEnd(text)).toBeNull()
    },
  )
})
