import type {
  Address,
  AddressInput,
  EmailRequest,
  Msg,
  PasswordResetConfirm,
  Profile,
  Registered,
  RegisterRequest,
} from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'

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
  useRequestPasswordResetMutation,
  useConfirmPasswordResetMutation,
  useGetProfileQuery,
  useListAddressesQuery,
  useCreateAddressMutation,
} = accountsApi
