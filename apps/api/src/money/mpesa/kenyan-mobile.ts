/** `0712 345 678`, `+254 112 345 678` → `254…`, as Safaricom writes it; null for what is no mobile number of Kenya. */
export function kenyanMobile(text: string): string | null {
  const digits = text.replaceAll(/[\s().-]/g, '').replace(/^\+/, '')
  const [, subscriber] = /^(?:254|0)?([17]\d{8})$/.exec(digits) ?? []
  return subscriber === undefined ? null : `254${subscriber}`
}

/** For screens: `254 ••• ••• 678`. */
export function maskedMobile(phone: string): string {
  return `254 ••• ••• ${phone.slice(-3)}`
}
