import type { Address } from '@bandari/sdk'
import type { AddressRow } from './address.store.ts'

export function addressView({ id, address, country_name }: AddressRow, origin: string): Address {
  const { first_name, last_name, line1, line2, line3, line4, state, postcode } = address
  const words = [first_name, last_name, line1, line2, line3, line4, state, postcode, country_name]
  return {
    ...address,
    id,
    country: `${origin}/api/countries/${address.country}/`,
    destination_port: '',
    destination_code: '',
    search_text: words.filter(Boolean).join(' '),
  }
}
