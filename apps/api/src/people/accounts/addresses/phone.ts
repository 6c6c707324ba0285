/** A phone number as it is stored, or what is wrong with it. */
export type PhoneReading = { phone: string } | { problem: string }

/** Keeps the digits, after a plus; no national plan is checked (contract C22, buyer spec §5). */
export function readPhone(text: string): PhoneReading {
  const digits = text.replaceAll(/[\s.()-]/g, '').replace(/^\+/, '')
  if (!/^\d+$/.test(digits)) return { problem: 'Enter a valid phone number.' }
  if (digits.length < 5) return { problem: 'Ensure this field has at least 5 characters.' }
  if (digits.length > 16) return { problem: 'Ensure this field has no more than 16 characters.' }
  return { phone: `+${digits}` }
}
