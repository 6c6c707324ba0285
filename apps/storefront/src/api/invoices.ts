import type {
  AccountCheck,
  BankAccountChange,
  InvoiceCheck,
  SigningCertificateAnswer,
} from '@bandari/sdk'
import { answer, api, clientOf } from './api.ts'

/** Each is asked anew: an invoice is paid or replaced while its page is open. */
const noCache = { keepUnusedDataFor: 0 }

const invoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyInvoice: build.query<InvoiceCheck, string>({
      ...noCache,
      queryFn: (code, store) =>
        answer(clientOf(store).GET('/verify/{code}/', { params: { path: { code } } })),
    }),
    verifyAccount: build.query<AccountCheck, string>({
      ...noCache,
      queryFn: (account, store) =>
        answer(clientOf(store).GET('/verify-account/', { params: { query: { account } } })),
    }),
    listBankAccountChanges: build.query<BankAccountChange[], void>({
      ...noCache,
      queryFn: (_nothing, store) => answer(clientOf(store).GET('/bank-account-changes/')),
    }),
    getSigningCertificate: build.query<SigningCertificateAnswer, void>({
      queryFn: (_nothing, store) => answer(clientOf(store).GET('/signing-certificate/')),
    }),
  }),
})

export const {
  useVerifyInvoiceQuery,
  useVerifyAccountQuery,
  useListBankAccountChangesQuery,
  useGetSigningCertificateQuery,
} = invoicesApi
