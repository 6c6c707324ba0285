import type { SecondFactorAnswer } from '@bandari/sdk'
import { api } from './api.ts'
import { type SignedIn, signingIn } from './signing-in.ts'

/** Fetched with the second step of signing in, which few people see. */
export const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    completeSignIn: build.mutation<SignedIn, SecondFactorAnswer>(
      signingIn((client, body) => client.POST('/auth/second-factor/', { body })),
    ),
  }),
})

export const { useCompleteSignInMutation } = secondFactorApi
