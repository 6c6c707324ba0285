import type { Order, SupportOrder } from '@bandari/sdk'
import type { MpesaPromptRow, ShillingRate } from './order-prompts.store.ts'

declare module '../../selling/payments/method.ts' {
  interface MethodFacts {
    mpesaPrompts: MpesaPromptRow[]
    shillingRate: ShillingRate | null
  }
  interface MethodFields extends Pick<Order, 'mpesa_prompts' | 'mpesa_offer'> {}
  interface MethodStaffFields extends Pick<SupportOrder, 'mpesa_prompts'> {}
}
