import type { PlainMessageId } from '@bandari/i18n'
import type { AddressInput } from '@bandari/sdk'
import { mixed, type ObjectSchema, object, string } from 'yup'

const messages = {
  title: 'checkout.titleMissing',
  firstName: 'checkout.firstNameMissing',
  lastName: 'checkout.lastNameMissing',
  email: 'checkout.emailInvalid',
  phone: 'checkout.phoneMissing',
  phoneDigits: 'checkout.phoneDigits',
  phoneLength: 'checkout.phoneLength',
  line1: 'checkout.line1Missing',
  city: 'checkout.cityMissing',
  province: 'checkout.provinceMissing',
  country: 'checkout.countryMissing',
  tooLong: 'checkout.tooLong',
} as const satisfies Record<string, PlainMessageId>

export type Title = AddressInput['title']
export const titles = ['Mr', 'Mrs', 'Miss', 'Ms'] as const satisfies readonly Title[]

/** Who receives the goods, as the form asks for it (buyer spec §3); `country` is its url. */
export interface Consignee {
  title: Title
  first_name: string
  last_name: string
  email: string
  contact_number: string
  line1: string
  line2: string
  city: string
  province: string
  country: string
}

/** The contract's lengths, except for the phone: there it is free text, here 16 digits (buyer spec §5). */
export const limits = {
  first_name: 255,
  last_name: 255,
  email: 255,
  line1: 50,
  line2: 50,
  city: 50,
  province: 50,
} as const satisfies Partial<Record<keyof Consignee, number>>

/** People write +254 700-000 001; the rules below are about its digits. The plus tells a country code. */
export function withoutSpaces(phone: string): string {
  return phone.replace(/[\s().-]/g, '')
}

const text = (field: keyof typeof limits) =>
  string().trim().default('').max(limits[field], messages.tooLong)

/** Every rule and sentence of the consignee form (buyer spec §5). */
export const consigneeSchema: ObjectSchema<Consignee> = object({
  title: mixed<Title>().oneOf(titles, messages.title).required(messages.title),
  first_name: text('first_name').required(messages.firstName),
  last_name: text('last_name').required(messages.lastName),
  email: text('email').required(messages.email).email(messages.email),
  contact_number: string()
    .transform(withoutSpaces)
    .required(messages.phone)
    .matches(/^\+?\d+$/, messages.phoneDigits)
    .matches(/^\+?\d{5,16}$/, messages.phoneLength),
  line1: text('line1').required(messages.line1),
  line2: text('line2'),
  city: text('city').required(messages.city),
  province: text('province').required(messages.province),
  country: string().default('').required(messages.country),
})
