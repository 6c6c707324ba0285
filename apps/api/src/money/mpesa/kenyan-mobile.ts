import { readPhone } from '../../core/phone.ts'

/** `0712 345 678`, `+254 112 345 678` → `254…`, as Safaricom writes it; null for what is no mobile number of Kenya. */
export function kenyanMobile(text: string): string | null {
  const reading = readPhone(text, 'KE')
  const [, mobile] = 'phone' in reading ? (/^\+(254[17]\d{8})$/.exec(reading.phone) ?? []) : []
  return mobile ?? null
}

/** For screens: `254 ••• ••• 678`. */
export function maskedMobile(phone: string): string {
  return `254 ••• ••• ${phone.slice(-3)}`
}
