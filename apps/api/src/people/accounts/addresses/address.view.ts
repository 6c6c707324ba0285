import type { SavedAddress } from '@bandari/sdk'
import type { AddressRow } from './address.store.ts'

export function addressView(row: AddressRow, origin: string): SavedAddress {
  const { id, address, is_default, country_name } = row
  const { first_name, last_name, line1, line2, line3, line4, state, postcode } = address
  const words = [first_name, last_name, line1, line2, line3, line4, state, postcode, country_name]
  return {
    ...address,
    id,
    country: `${origin}/api/countries/${address.country}/`,
    destination_port: '',
    destination_code: '',
    is_default_for_shipping: is_default,
    search_text: words.filter(Boolean).join(' '),
  }
}
