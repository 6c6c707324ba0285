import type { PlainMessageId } from '@bandari/i18n'
import type {
  PaymentInstructions,
  PaymentMethodCode,
  PaymentOption,
  RefundMethod,
} from '@bandari/sdk'
import type { Settings } from '../../core/settings.ts'
import type { Database } from '../../platform/db/database.ts'
import type {
  AccountCheck,
  MethodColumns,
  MethodFields,
  MethodStaffFields,
  PayableOrder,
  PaymentMethod,
} from './method.ts'

let registered: readonly PaymentMethod[] = []

/** In order of appearance; the first is the default. `money/methods.ts` registers what the shop has. */
export function registerMethods(methods: readonly PaymentMethod[]): void {
  registered = methods
}

export function listMethods(): readonly [PaymentMethod, ...PaymentMethod[]] {
  const [first, ...others] = registered
  if (!first) throw new Error('money/methods.ts has registered no payment method')
  return [first, ...others]
}

export function defaultMethod(): PaymentMethodCode {
  const [{ code }] = listMethods()
  return code
}

export function methodOf(code: PaymentMethodCode): PaymentMethod {
  const method = listMethods().find((known) => known.code === code)
  if (!method) throw new Error(`${code} is no registered payment method`)
  return method
}

/** Those that a checkout may choose. */
export function offeredMethods(settings: Settings): PaymentMethod[] {
  return listMethods().filter((method) => method.isOffered(settings))
}

/** How money goes back, within a sentence. */
export function refundedBy(method: RefundMethod): PlainMessageId {
  return method === 'other' ? 'mails.refundBy.other' : methodOf(method).refundedBy
}

/** How an order can be paid. */
export function paymentOptions(order: PayableOrder): PaymentOption[] {
  return listMethods().flatMap((method) => method.instructions(order) ?? [])
}

/** The columns of a new order that belong to methods. */
export function methodColumns(settings: Settings, orderId: number): MethodColumns {
  return join<MethodColumns>(({ columns }) => columns?.(settings, orderId))
}

/** Why columns of methods stay when a person's account is deleted. */
export function keptColumns(): Readonly<Record<string, string>> {
  return join<Record<string, string>>(({ keeps }) => keeps)
}

export function paymentInstructions(order: PayableOrder): PaymentInstructions {
  return join<PaymentInstructions>(({ address }) => address?.(order))
}

export function methodFields(order: PayableOrder, settings: Settings): MethodFields {
  return join<MethodFields>(({ fields }) => fields?.(order, settings))
}

export function methodStaffFields(order: PayableOrder): MethodStaffFields {
  return join<MethodStaffFields>(({ staffFields }) => staffFields?.(order))
}

/** What the first method that knows an account says of it. */
export async function checkAccount(db: Database, account: string): Promise<AccountCheck | null> {
  for (const method of listMethods()) {
    const check = await method.checkAccount?.(db, account)
    if (check) return check
  }
  return null
}

/** Each method answers for what it declares of the whole. */
function join<Whole extends object>(
  partOf: (method: PaymentMethod) => Partial<Whole> | undefined,
): Whole {
  return Object.assign({}, ...listMethods().map(partOf)) as Whole
}
