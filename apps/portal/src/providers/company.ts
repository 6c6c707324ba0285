import {
  type Company,
  type CompanyChange,
  type CredentialReview,
  session,
  type VendorCase,
} from '@bandari/sdk'
import { upload } from '@bandari/sdk/upload'
import { granted } from './granted.ts'
import { apiUrl, ask, client, pageLanguage } from './sdk.ts'

const sending = () => ({ baseUrl: apiUrl, token: session.token(), language: pageLanguage() })

export interface NewCredential {
  kind: 'registration' | 'identity' | 'dealer_licence'
  file: File
  number: string
  expires_on: string
}

interface OfVendor {
  vendor: number
  paper: number
}

async function blobOf(call: Promise<{ data?: unknown; error?: unknown; response: Response }>) {
  return granted(ask(call as Promise<{ data?: Blob; error?: unknown; response: Response }>))
}

/** Calls that are not verbs of react-admin. */
export const companyCalls = {
  saveCompany: (body: CompanyChange): Promise<Company> =>
    granted(ask(client.PUT('/vendor/company', { body }))),
  uploadCompanyLogo: (image: File): Promise<Company> =>
    granted(
      ask(
        upload('/vendor/company/logo', {
          ...sending(),
          fields: { image },
          fileName: 'logo.jpg',
        }),
      ),
    ),
  removeCompanyLogo: (): Promise<Company> => granted(ask(client.DELETE('/vendor/company/logo'))),
  addCredential: (fields: NewCredential): Promise<VendorCase> =>
    granted(ask(upload('/seller-papers/', { ...sending(), fields, fileName: 'paper.pdf' }))),
  downloadCredential: (id: number): Promise<Blob> =>
    blobOf(client.GET('/seller-papers/{id}/', { params: { path: { id } }, parseAs: 'blob' })),
  downloadSupportCredential: ({ vendor: id, paper }: OfVendor): Promise<Blob> =>
    blobOf(
      client.GET('/support/vendors/{id}/papers/{paper}', {
        params: { path: { id, paper } },
        parseAs: 'blob',
      }),
    ),
  reviewCredential: ({
    vendor: id,
    paper,
    ...body
  }: OfVendor & CredentialReview): Promise<VendorCase> =>
    granted(
      ask(
        client.PUT('/support/vendors/{id}/papers/{paper}', {
          params: { path: { id, paper } },
          body,
        }),
      ),
    ),
}
