import type {
  Activation,
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

interface ActivationLink {
  uid: string
  token: string
}

export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<Registered, RegisterRequest>({
      queryFn: (body, store) => answer(clientOf(store).POST('/register/', { body })),
    }),
    checkActivation: build.query<Msg, ActivationLink>({
      queryFn: (path, store) =>
        answer(clientOf(store).GET('/activate/{uid}/{token}/', { params: { path } })),
    }),
    activateAccount: build.mutation<Msg, ActivationLink & { body: Activation }>({
      queryFn: ({ body, ...path }, store) =>
        answer(clientOf(store).POST('/activate/{uid}/{token}/', { params: { path }, body })),
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
    checkConsignee: build.mutation<undefined, AddressInput>({
      queryFn: (body, store) => answer(clientOf(store).POST('/consignee-check/', { body })),
    }),
    createAddress: build.mutation<Address, AddressInput>({
      queryFn: (body, store) => answer(clientOf(store).POST('/useraddresses/', { body })),
      invalidatesTags: ['Addresses'],
    }),
  }),
})

export const {
  useRegisterMutation,
  useActivateAccountMutation,
  useCheckActivationQuery,
  useResendActivationMutation,
  useRequestPasswordResetMutation,
  useConfirmPasswordResetMutation,
  useGetProfileQuery,
  useListAddressesQuery,
  useCheckConsigneeMutation,
  useCreateAddressMutation,
} = accountsApi
