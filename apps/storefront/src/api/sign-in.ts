import {
  type Handover,
  type LoginRequest,
  type SocialFailure,
  type SocialLoginRequest,
  session,
  type Token,
} from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'
import { signedIn, signedOut } from './session-slice.ts'
import { personalTags, type SignedIn, signingIn } from './signing-in.ts'

export const signInApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<Token, LoginRequest>({
      queryFn: (body, store) => answer(clientOf(store).POST('/auth/login/', { body })),
      onQueryStarted: async ({ username: email }, { dispatch, queryFulfilled }) => {
        const signIn = await queryFulfilled.catch(() => null)
        if (!signIn) return
        session.start({ token: signIn.data.token, email })
        dispatch(signedIn({ email }))
      },
      // Removes everything of a person who was signed in before.
      invalidatesTags: (token) => (token ? personalTags : []),
    }),
    signInSocially: build.mutation<SignedIn, SocialLoginRequest>(
      signingIn((client, body) => client.POST('/social/google-oauth2/', { body })),
    ),
    reportSocialFailure: build.mutation<null, SocialFailure>({
      queryFn: (body, store) => answer(clientOf(store).POST('/log-social-auth/', { body })),
    }),
    // The session ends here even if the server refuses (buyer spec §4).
    signOut: build.mutation<null, void>({
      queryFn: async (_, store) => {
        const answered = await answer(clientOf(store).POST('/auth/logout/', { body: {} }))
        // Who signs out is signed out, also where the rest cannot be loaded.
        await import('@bandari/sdk/sign-out').then(
          ({ leaveBrowser }) => leaveBrowser(),
          () => session.end(),
        )
        store.dispatch(signedOut())
        return 'error' in answered ? answered : { data: null }
      },
      invalidatesTags: personalTags,
    }),
    createHandover: build.mutation<Handover, { next: string }>({
      queryFn: ({ next }, store) =>
        answer(clientOf(store).POST('/auth/handover/', { body: { audience: 'portal', next } })),
    }),
  }),
})

export const {
  useSignInMutation,
  useSignInSociallyMutation,
  useReportSocialFailureMutation,
  useSignOutMutation,
  useCreateHandoverMutation,
} = signInApi
