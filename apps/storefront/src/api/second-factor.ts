import { type SecondFactorAnswer, session } from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'
import { signedIn } from './session-slice.ts'

/** Fetched with the second step of signing in, which few people see. */
export const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The call answers only a token; the profile names the person (buyer spec §9 keeps the e-mail).
    completeSignIn: build.mutation<{ token: string; email: string }, SecondFactorAnswer>({
      queryFn: async (body, store) => {
        const client = clientOf(store)
        const signIn = await answer(client.POST('/auth/second-factor/', { body }))
        if ('error' in signIn) return signIn
        const { token } = signIn.data
        const headers = { authorization: `Token ${token}` }
        const profile = await answer(client.GET('/profile/', { headers }))
        return 'error' in profile ? profile : { data: { token, email: profile.data.email } }
      },
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const signIn = await queryFulfilled.catch(() => null)
        if (!signIn) return
        session.start(signIn.data)
        dispatch(signedIn({ email: signIn.data.email }))
      },
      invalidatesTags: (token) => (token ? ['Basket', 'Profile', 'Orders', 'Addresses'] : []),
    }),
  }),
})

export const { useCompleteSignInMutation } = secondFactorApi
