import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max'
import { isValidPhoneNumber as isMobile } from 'libphonenumber-js/mobile'
import { type PlainOrProblem, problem } from './problem.ts'

/** A phone number as it is stored, E.164, or what is wrong with it. */
export type PhoneReading = { phone: string } | { problem: PlainOrProblem }

/** What people write between the digits. */
const separators = /[\s.()\u2010-\u2015-]/g

/**
 * A number as it is typed in a country (ISO 3166-1 alpha-2): `0722 345 678` in Kenya, `00254…` and `+254 (0)722…` are
 * `+254722345678`. Older forms send `254722345678`. Countries open new ranges before libraries know of them, so of the
 * readings the valid one is preferred, and one of a possible length is taken.
 */
export function readPhone(text: string, country?: string | null): PhoneReading {
  const typed = text.replaceAll(separators, '')
  const digits = typed.replace(/^\+/, '')
  if (!/^\d+$/.test(digits)) return { problem: 'phone_invalid' }
  if (digits.length < 5) return { problem: problem('min_length', { limit: 5 }) }
  if (digits.replace(/^0+/, '').length > 16)
    return { problem: problem('max_length', { limit: 16 }) }
  const readings = readingsOf(typed, country)
  const found = readings.find((reading) => reading.isValid()) ?? readings.find(isLikely)
  return found ? { phone: found.number } : { problem: 'phone_invalid' }
}

function readingsOf(typed: string, country: string | null | undefined): PhoneNumber[] {
  // Abroad is dialled with 00, and with 000 in East Africa.
  const international = typed.replace(/^0{2,3}(?=[1-9])/, '+')
  const home = country && isSupportedCountry(country) ? country : undefined
  const read = (number: string, from?: CountryCode) => parsePhoneNumberFromString(number, from)
  const readings = international.startsWith('+')
    ? [read(international)]
    : [...(home ? [read(typed, home)] : []), ...(typed.startsWith('0') ? [] : [read(`+${typed}`)])]
  return readings.filter((reading) => reading !== undefined)
}

/** Of a length that there is in its country, without the zero that is dialled within it. */
function isLikely(reading: PhoneNumber): boolean {
  return reading.isPossible() && !reading.nationalNumber.startsWith('0')
}

/** A mobile number, E.164; null for another one. */
export function readMobile(text: string, country?: string | null): string | null {
  const reading = readPhone(text, country)
  return 'phone' in reading && isMobile(reading.phone) ? reading.phone : null
}

/** As it is dialled from abroad, for people: `+254 712 345678`. What cannot be read stays as it is stored. */
export function dialledPhone(stored: string): string {
  return parsePhoneNumberFromString(stored)?.formatInternational() ?? printedPhone(stored)
}

/** Whose number it is, ISO 3166-1 alpha-2; null where the prefix is shared, or it is no number in E.164. */
export function phoneCountry(phone: string): string | null {
  return phone.startsWith('+') ? (parsePhoneNumberFromString(phone)?.country ?? null) : null
}

/** A stored number for a document. Before numbers were completed, national ones were stored after a plus. */
export function printedPhone(stored: string): string {
  return stored.replace(/^\+(?=0)/, '')
}
