import type { Operations } from '../../core/contract.ts'
import { listPaymentMethods } from './list-payment-methods.ts'

export const payments = {
  listPaymentMethods,
} satisfies Partial<Operations>
