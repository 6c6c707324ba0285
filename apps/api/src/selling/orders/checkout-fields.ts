import type { AcceptedMisfit, AddressInput, CheckoutRequest, PaymentMethodCode } from '@bandari/sdk'
import {
  type AddressProblems,
  type AddressReading,
  readAddress,
} from '../../people/accounts/addresses/read-address.ts'
import type { Context } from '../../core/context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { StoredAddress } from '../../people/tables.ts'
import { fromDecimal } from '../../core/money.ts'
import type { Claims } from './checkout-claims.ts'
import { offeredMethods } from '../payments/methods.ts'
import {
  type PaymentProblems,
  paymentProblems,
  type RequestedPayment,
} from '../payments/payment-block.ts'
import { type PlainOrProblem, problem } from '../../core/problem.ts'

/** The problems of a checkout, field by field. */
export type CheckoutProblems = {
  basket?: PlainOrProblem[]
  total?: PlainOrProblem[]
  shipping_charge?: AddressProblems
  shipping_address?: AddressProblems
  billing_address?: AddressProblems
  payment?: PaymentProblems
}

export interface CheckoutFields {
  shippingAddress: StoredAddress
  billingAddress: StoredAddress | null
  /** The buyer's payment method; null leaves it open. */
  paymentMethod: PaymentMethodCode | null
  claims: Claims
  /** What the buyer accepted of vehicles that may not simply enter. */
  acceptedImports: readonly string[]
  /** The parts that the buyer orders although they do not fit. */
  acceptedMisfits: readonly AcceptedMisfit[]
}

/** Validates what the contract alone cannot, and reports the problems of all fields together. */
export async function readCheckout(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  body: CheckoutRequest,
): Promise<{ fields: CheckoutFields } | { problems: CheckoutProblems }> {
  const shipping = await readConsignee(db, body.shipping_address)
  const billing = body.billing_address ? await readConsignee(db, body.billing_address) : null
  const offered = offeredMethods(settings).map(({ code }) => code)
  const requested: RequestedPayment = body.payment
  const payment = paymentProblems(requested, ['cash', ...offered])
  const total = readAmount(body.total)
  const charge = readCharge(body.shipping_charge)

  const problems: CheckoutProblems = {
    ...(total === undefined ? { total: [places] } : {}),
    ...(charge && 'problems' in charge ? { shipping_charge: charge.problems } : {}),
    ...('problems' in shipping ? { shipping_address: shipping.problems } : {}),
    ...(billing && 'problems' in billing ? { billing_address: billing.problems } : {}),
    ...(payment ? { payment } : {}),
  }
  if (Object.keys(problems).length > 0 || !('address' in shipping)) return { problems }
  const { destination_port, destination_code } = body.shipping_address
  return {
    fields: {
      shippingAddress: shipping.address,
      billingAddress: billing && 'address' in billing ? billing.address : null,
      acceptedImports: body.accepted_imports ?? [],
      acceptedMisfits: body.accepted_misfits ?? [],
      paymentMethod: offered.find((code) => requested[code]?.enabled === true) ?? null,
      claims: {
        total: total ?? null,
        charge: charge && 'incl' in charge ? charge : null,
        methodCode: body.shipping_method_code,
        port: destination_port ?? null,
        code: destination_code ?? null,
      },
    },
  }
}

const places = problem('max_decimal_places', { places: 2 })

/** Any mistake in a consignee's phone is answered with the same refusal (contract A22). What is not named stays as before. */
export async function readConsignee(
  db: Database,
  input: Partial<AddressInput>,
  before?: StoredAddress,
): Promise<AddressReading> {
  const reading = await readAddress(db, input, before)
  if ('address' in reading) return reading
  const problems = Object.entries(reading.problems).map(([field, reasons]) => [
    field,
    field === 'phone_number' || field === 'tel_number' ? ['consignee_phone_invalid'] : reasons,
  ])
  return { problems: Object.fromEntries(problems) }
}

/** Null when it was not given, undefined when it is not an amount of money. */
function readAmount(given: string | number | undefined): number | null | undefined {
  return given === undefined ? null : (fromDecimal(given) ?? undefined)
}

function readCharge(
  given: CheckoutRequest['shipping_charge'],
): Claims['charge'] | { problems: AddressProblems } {
  if (!given) return null
  const { incl_tax, excl_tax, tax = 0 } = given
  const amounts = { incl_tax, excl_tax, tax }
  const bad = Object.entries(amounts).filter(([, amount]) => fromDecimal(amount) === null)
  if (bad.length > 0) return { problems: Object.fromEntries(bad.map(([name]) => [name, [places]])) }
  return {
    incl: fromDecimal(incl_tax) ?? 0,
    excl: fromDecimal(excl_tax) ?? 0,
    tax: fromDecimal(tax) ?? 0,
  }
}
