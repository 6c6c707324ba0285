import type { Operations } from '../../core/contract.ts'
import { downloadSigningCertificate } from './download-signing-certificate.ts'
import { getSigningCertificate } from './get-signing-certificate.ts'
import { verifyAccount } from './verify-account.ts'
import { verifyInvoice } from './verify-invoice.ts'

export const invoices = {
  verifyAccount,
  verifyInvoice,
  getSigningCertificate,
  downloadSigningCertificate,
} satisfies Partial<Operations>
