type Format = (phone: string) => string

let format: Format | null = null

/** Loads the formats of phone numbers. They are larger than the editor, so they load after it; a save
 * waits for them, because the number is saved as formatted. */
export async function loadPhoneFormat(): Promise<void> {
  const { formatPhoneNumberIntl } = await import('../../../../shared/fields/PhoneInput.tsx')
  format = formatPhoneNumberIntl
}

/** `+254712345678` → `+254 712 345678`; other text is unchanged. */
export function formatPhone(phone: string): string {
  return format?.(phone) || phone
}
