import type { Operations } from '../../core/contract.ts'
import { takeBackPayment } from './take-back-payment.ts'

export const takeBack = {
  takeBackPayment,
} satisfies Partial<Operations>
