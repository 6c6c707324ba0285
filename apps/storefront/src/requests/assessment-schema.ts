import type { AssessmentRequest } from '@bandari/sdk'
import { type ObjectSchema, object, string } from 'yup'
import { messages } from './messages.ts'

/** Lengths of buyer spec §5 and §9. */
export const assessmentLimits = {
  refNumber: 255,
  userName: 255,
  contactNumber: 26,
  invoiceNumber1: 255,
  invoiceNumber2: 255,
  benchMarked: 2500,
} as const satisfies Record<keyof AssessmentRequest, number>

const text = (field: keyof AssessmentRequest, missing: string) =>
  string().trim().default('').required(missing).max(assessmentLimits[field], messages.tooLong)

export const assessmentSchema: ObjectSchema<AssessmentRequest> = object({
  refNumber: text('refNumber', messages.refNumber),
  userName: text('userName', messages.name),
  contactNumber: text('contactNumber', messages.contactNumber),
  invoiceNumber1: text('invoiceNumber1', messages.invoice),
  invoiceNumber2: text('invoiceNumber2', messages.secondInvoice),
  benchMarked: text('benchMarked', messages.benchmark),
})
