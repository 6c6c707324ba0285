import type { FlashDiscountRequest } from '@bandari/sdk'
import { object, type ObjectSchema, string } from 'yup'
import { messages } from './messages.ts'

/** Buyer spec §5: required, at most 255 characters. */
export const emailLength = 255

export const flashSchema: ObjectSchema<FlashDiscountRequest> = object({
  email: string()
    .trim()
    .required(messages.emailRequired)
    .max(emailLength, messages.tooLong)
    .email(messages.emailInvalid),
})
