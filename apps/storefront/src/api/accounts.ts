import {
  type Address,
  type AddressInput,
  type EmailRequest,
  type Handover,
  type LoginRequest,
  type Msg,
  type PasswordResetConfirm,
  type Profile,
  type Registered,
  type RegisterRequest,
  type SocialFailure,
  type SocialLoginRequest,
  session,
  type Token,
} from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'
import { signedIn, signedOut } from './session-slice.ts'

const everythingOfTheirs = ['Basket', 'Profile', 'Orders', 'Addresses'] as const

export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<Registered, RegisterRequest>({
      queryFn: (body, store) => answer(clientOf(store).POST('/register/', { body })),
    }),
    // A query although it writes: two askers at once, as in StrictMode, are one call.
    activateAccount: build.query<Msg, { uid: string; token: string }>({
      queryFn: (path, store) =>
        answer(clientOf(store).GET('/activate/{uid}/{token}/', { params: { path } })),
    }),
    resendActivation: build.mutation<Msg, EmailRequest>({
      queryFn: (body, store) => answer(clientOf(store).POST('/resend-activation-link/', { body })),
    }),
    signIn: build.mutation<Token, LoginRequest>({
      queryFn: (body, store) => answer(clientOf(store).POST('/auth/login/', { body })),
      onQueryStarted: async ({ username: email }, { dispatch, queryFulfilled }) => {
        const signIn = await queryFulfilled.catch(() => null)
        if (!signIn) return
        session.start({ token: signIn.data.token, email })
        dispatch(signedIn({ email }))
      },
      // Whoever was signed in before leaves nothing behind.
      invalidatesTags: (token) => (token ? everythingOfTheirs : []),
    }),
    // The call answers a token alone; who it is stands in the profile (buyer spec §9 keeps the e-mail).
    signInSocially: build.mutation<{ token: string; email: string }, SocialLoginRequest>({
      queryFn: async (body, store) => {
        const client = clientOf(store)
        const signIn = await answer(client.POST('/social/google-oauth2/', { body }))
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
      invalidatesTags: (token) => (token ? everythingOfTheirs : []),
    }),
    reportSocialFailure: build.mutation<null, SocialFailure>({
      queryFn: (body, store) => answer(clientOf(store).POST('/log-social-auth/', { body })),
    }),
    // The session ends here whatever the server says (buyer spec §4).
    signOut: build.mutation<null, void>({
      queryFn: async (_, store) => {
        const told = await answer(clientOf(store).POST('/auth/logout/', { body: {} }))
        session.end()
        store.dispatch(signedOut())
        return 'error' in told ? told : { data: null }
      },
      invalidatesTags: everythingOfTheirs,
    }),
    requestPasswordReset: build.mutation<{ detail: string }, EmailRequest>({
      queryFn: (body, store) =>
        answer(clientOf(store).POST('/rest-auth/password/reset/', { body })),
    }),
    confirmPasswordReset: build.mutation<{ detail: string }, PasswordResetConfirm>({
      queryFn: (body, store) => {
        const path = { uid: body.uid, token: body.token }
        return answer(
          clientOf(store).POST('/rest-auth/password/reset/confirm/{uid}/{token}/', {
            params: { path },
            body,
          }),
        )
      },
    }),
    createHandover: build.mutation<Handover, { next: string }>({
      queryFn: ({ next }, store) =>
        answer(clientOf(store).POST('/auth/handover/', { body: { audience: 'portal', next } })),
    }),
    getProfile: build.query<Profile, void>({
      queryFn: (_, store) => answer(clientOf(store).GET('/profile/')),
      providesTags: ['Profile'],
    }),
    listAddresses: build.query<Address[], void>({
      queryFn: (_, store) => answer(clientOf(store).GET('/useraddresses/')),
      providesTags: ['Addresses'],
    }),
    createAddress: build.mutation<Address, AddressInput>({
      queryFn: (body, store) => answer(clientOf(store).POST('/useraddresses/', { body })),
      invalidatesTags: ['Addresses'],
    }),
  }),
})

export const {
  useRegisterMutation,
  useActivateAccountQuery,
  useResendActivationMutation,
  useReportSocialFailureMutation,
  useSignInMutation,
  useSignInSociallyMutation,
  useSignOutMutation,
  useRequestPasswordResetMutation,
  useConfirmPasswordResetMutation,
  useCreateHandoverMutation,
  useGetProfileQuery,
  useListAddressesQuery,
  useCreateAddressMutation,
} = accountsApi
