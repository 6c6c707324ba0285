import { expect, it } from 'vitest'
import { withoutTokens } from './social-failure.ts'

it.each([
  [{ error: 'popup_closed_by_user' }, { error: 'popup_closed_by_user' }],
  [{ error: 'x', access_token: 'ya29.a0' }, { error: 'x' }],
  [{ response: { id_token: 'eyJ', status: 400 } }, { response: { status: 400 } }],
  [{ tokenId: 'eyJ', credential: 'eyJ', Authorization: 'Bearer x' }, {}],
  [{ list: [{ accessToken: 'x', at: 1 }, null, 'y'] }, { list: [{ at: 1 }, null, 'y'] }],
  [{ a: { b: { c: { d: { e: { f: 1 } } } } } }, { a: { b: { c: { d: { e: null } } } } }],
])('%j is kept as %j', (failure, kept) => {
  expect(withoutTokens(failure)).toEqual(kept)
})
