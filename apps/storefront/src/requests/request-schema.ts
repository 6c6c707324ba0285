import type { PartsRequest } from '@bandari/sdk'
import { type ObjectSchema, object, string } from 'yup'
import { messages } from './messages.ts'

/** The fields of the wholesale and the spares form (buyer spec §3). */
export type ContactRequest = PartsRequest

/** Lengths of buyer spec §5 and §9. */
export const limits = {
  userName: 255,
  userEmail: 255,
  contactNumber: 26,
  userRequest: 700,
} as const satisfies Record<keyof ContactRequest, number>

const text = (field: keyof ContactRequest, missing: string) =>
  string().trim().default('').required(missing).max(limits[field], messages.tooLong)

export const requestSchema: ObjectSchema<ContactRequest> = object({
  userName: text('userName', messages.name),
  userEmail: text('userEmail', messages.email).email(messages.emailInvalid),
  contactNumber: text('contactNumber', messages.contactNumber),
  userRequest: text('userRequest', messages.request),
})
