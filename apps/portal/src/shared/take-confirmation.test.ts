import { expect, it } from 'vitest'
import { takeConfirmation } from './take-confirmation.ts'

function placeAt(hash: string) {
  const written: string[] = []
  const place = {
    location: { hash, pathname: '/profile', search: '?tab=data' },
    history: {
      state: null,
      replaceState: (_: unknown, __: string, url: string) => written.push(url),
    },
  } as unknown as Parameters<typeof takeConfirmation>[0]
  return { place, written }
}

it.each([
  ['', null, []],
  ['#code=abc', null, []],
  ['#confirm=abc-_1', 'abc-_1', ['/profile?tab=data']],
  // Drawn a second time, when the address has lost it.
  ['', 'abc-_1', []],
  ['#confirm=', null, ['/profile?tab=data']],
])('%j → %j', (hash, token, addresses) => {
  const { place, written } = placeAt(hash)
  expect(takeConfirmation(place)).toBe(token)
  expect(written).toEqual(addresses)
})

it('another kind of link is no confirmation', () => {
  const { place } = placeAt('#payout=xyz')
  expect(takeConfirmation(place, 'payout')).toBe('xyz')
  expect(takeConfirmation(placeAt('').place)).toBeNull()
})
