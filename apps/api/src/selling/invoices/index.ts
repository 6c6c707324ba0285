import type { Operations } from '../../core/contract.ts'
import { verifyAccount } from './verify-account.ts'
import { verifyInvoice } from './verify-invoice.ts'

export const invoices = { verifyAccount, verifyInvoice } satisfies Partial<Operations>
