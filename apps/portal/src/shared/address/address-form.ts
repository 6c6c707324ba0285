import type { Address, SavedAddressInput } from '@bandari/sdk'

export const titles = ['Mr', 'Mrs', 'Miss', 'Ms'] as const

/** Text fields in their order on the form, with the contract's bounds. */
export const textFields = [
  { name: 'first_name', complete: 'given-name', limit: 255 },
  { name: 'last_name', complete: 'family-name', limit: 255 },
  { name: 'phone_number', complete: 'tel', limit: 40 },
  { name: 'email', complete: 'email', limit: 255, isOptional: true },
  { name: 'line1', complete: 'address-line1', limit: 50 },
  { name: 'line2', complete: 'address-line2', limit: 50, isOptional: true },
  { name: 'line4', complete: 'address-level2', limit: 50 },
  { name: 'state', complete: 'address-level1', limit: 50 },
  { name: 'postcode', complete: 'postal-code', limit: 64, isOptional: true },
] as const

type TextField = (typeof textFields)[number]['name']

/** What is typed; the country by its address, as the list of countries has it. */
export type AddressValues = Record<TextField | 'title' | 'country', string>

/** The ISO code at the end of a country's address. */
function codeOf(url: string): string {
  return /\/([A-Z]{2})\/?$/.exec(url)?.[1] ?? ''
}

export function valuesOf(
  address: Address | null,
  countries: readonly { code: string; url: string }[],
): AddressValues {
  const texts = Object.fromEntries(
    textFields.map(({ name }) => [name, address?.[name] ?? '']),
  ) as Record<TextField, string>
  // The host of an address may have changed since; the code has not.
  const code = codeOf(address?.country ?? '')
  const country = countries.find((one) => one.code === code)?.url ?? ''
  return { ...texts, title: address?.title ?? '', country }
}

/** The server says what is wrong with it, field by field. */
export function bodyOf(values: AddressValues): SavedAddressInput {
  return values as SavedAddressInput
}
