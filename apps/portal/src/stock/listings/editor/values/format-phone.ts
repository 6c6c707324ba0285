type Format = (phone: string) => string

let format: Format | null = null

/**
 * Resolves when numbers are written as their country writes them. What is known of all countries weighs more than the
 * editor, so it comes after it; a save waits for it, because the number is kept as it is written.
 */
export async function loadPhoneFormat(): Promise<void> {
  const { formatPhoneNumberIntl } = await import('../../../../shared/fields/PhoneInput.tsx')
  format = formatPhoneNumberIntl
}

/** `+254712345678` → `+254 712 345678`; what is no such number stays as it is. */
export function formatPhone(phone: string): string {
  return format?.(phone) || phone
}
