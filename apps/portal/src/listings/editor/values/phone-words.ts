import { formatPhoneNumberIntl } from 'react-phone-number-input/mobile'

/** `+254712345678` → `+254 712 345678`; what is no such number stays as it is. */
export function phoneWords(phone: string): string {
  return formatPhoneNumberIntl(phone) || phone
}
