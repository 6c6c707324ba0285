import { array, mixed, number, object, string } from 'yup'
import { fromDecimal } from '../../core/money.ts'

/** What Safaricom sends, as Daraja documents it. */
const stkCallback = object({
  Body: object({
    stkCallback: object({
      CheckoutRequestID: string().min(1).max(100).required(),
      ResultCode: number().integer().required(),
      CallbackMetadata: object({
        Item: array(object({ Name: string().max(50).required(), Value: mixed().nullable() })).max(
          20,
        ),
      }).default(undefined),
    }).required(),
  }).required(),
})

const paybill = object({
  TransID: string().uppercase().max(20).required(),
  TransAmount: string().max(20).required(),
  BusinessShortCode: string().max(10).required(),
  BillRefNumber: string().max(100).default(''),
})

const receiptPattern = /^[A-Z0-9]{8,20}$/

/** Money that Safaricom has received; minor units of shillings. */
export interface PaidReceipt {
  receipt: string
  amount: number
}

export interface PromptResult {
  checkoutId: string
  resultCode: string
  /** Null if it was not paid. */
  taken: PaidReceipt | null
}

/** Null if the body is something else. */
export function readPromptResult(body: unknown): PromptResult | null {
  if (!stkCallback.isValidSync(body)) return null
  const {
    CheckoutRequestID: checkoutId,
    ResultCode: code,
    CallbackMetadata: facts,
  } = stkCallback.cast(body).Body.stkCallback
  if (code !== 0) return { checkoutId, resultCode: String(code), taken: null }
  const fact = (name: string) => {
    const value = facts?.Item?.find((item) => item.Name === name)?.Value
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const taken = paidReceipt(fact('MpesaReceiptNumber'), fact('Amount'))
  return taken && { checkoutId, resultCode: '0', taken }
}

export interface PaybillPayment extends PaidReceipt {
  shortcode: string
  account: string
}

export function readPaybillPayment(body: unknown): PaybillPayment | null {
  if (!paybill.isValidSync(body)) return null
  const read = paybill.cast(body)
  const taken = paidReceipt(read.TransID, read.TransAmount)
  return (
    taken && { ...taken, shortcode: read.BusinessShortCode, account: read.BillRefNumber.trim() }
  )
}

function paidReceipt(receipt: string, amount: string): PaidReceipt | null {
  const minor = fromDecimal(amount) ?? 0
  return receiptPattern.test(receipt) && minor > 0 ? { receipt, amount: minor } : null
}
