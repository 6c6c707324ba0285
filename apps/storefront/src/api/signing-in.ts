import { type Caller, session, type Token } from '@bandari/sdk'
import type { Dispatch } from '@reduxjs/toolkit'
import { type Answer, answer, clientOf } from './api.ts'
import { signedIn } from './session-slice.ts'

export interface SignedIn {
  token: string
  email: string
}

/** A sign-in makes everything stale that belongs to the person who was signed in before. */
export const personalTags = [
  'Basket',
  'Profile',
  'Orders',
  'Addresses',
  'Favourites',
  'Alerts',
] as const

/** A mutation that signs in by a call which answers only a token; the profile names the person (buyer spec §9). */
export function signingIn<Body>(send: (client: Caller, body: Body) => Promise<Answer<Token>>) {
  return {
    queryFn: async (body: Body, store: { extra: unknown }) => {
      const client = clientOf(store)
      const signIn = await answer(send(client, body))
      if ('error' in signIn) return signIn
      const { token } = signIn.data
      const headers = { authorization: `Token ${token}` }
      const profile = await answer(client.GET('/profile/', { headers }))
      return 'error' in profile ? profile : { data: { token, email: profile.data.email } }
    },
    onQueryStarted: async (_: Body, { dispatch, queryFulfilled }: Started) => {
      const signIn = await queryFulfilled.catch(() => null)
      if (!signIn) return
      session.start(signIn.data)
      dispatch(signedIn({ email: signIn.data.email }))
    },
    invalidatesTags: (token: unknown) => (token ? personalTags : []),
  }
}

interface Started {
  dispatch: Dispatch
  queryFulfilled: Promise<{ data: SignedIn }>
}
