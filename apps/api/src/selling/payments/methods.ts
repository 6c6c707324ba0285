import type { PlainMessageId } from '@bandari/i18n'
import type { PaymentMethodCode, PaymentOption, RefundMethod } from '@bandari/sdk'
import type { Settings } from '../../core/settings.ts'
import { bankWire } from './bank-wire.ts'
import { bitcoin } from './bitcoin.ts'
import { mpesa } from './mpesa.ts'
import type { PayableOrder, PaymentMethod } from './method.ts'

/** In order of appearance; the first is the default. */
const methods: Record<PaymentMethodCode, PaymentMethod> = { bank: bankWire, bitcoin, mpesa }

export const defaultMethod: PaymentMethodCode = 'bank'

export function methodOf(code: PaymentMethodCode): PaymentMethod {
  return methods[code]
}

export function offeredMethods(settings: Pick<Settings, 'bitcoinXpub'>): PaymentMethod[] {
  return Object.values(methods).filter((method) => method.isOffered(settings))
}

/** How money goes back, within a sentence. */
export function refundedBy(method: RefundMethod): PlainMessageId {
  return method === 'other' ? 'mails.refundBy.other' : methods[method].refundedBy
}

/** How an order can be paid. */
export function paymentOptions(order: PayableOrder): PaymentOption[] {
  return Object.values(methods).flatMap((method) => method.instructions(order) ?? [])
}
