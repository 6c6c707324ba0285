import { expect, test } from 'vitest'
import type { StoredAddress } from '../../people/tables.ts'
import { greeting } from './order-mails.ts'

const address: StoredAddress = {
  title: 'Mr',
  first_name: 'Jean-Baptiste',
  last_name: 'Mutombo Tshisekedi wa Mulumba',
  line1: '1245, avenue Lumumba',
  line2: '',
  line3: '',
  line4: 'Lubumbashi',
  state: 'Haut-Katanga',
  postcode: '',
  country: 'CD',
  phone_number: '+243812345678',
  tel_number: '',
  notes: '',
  email: 'jean@example.com',
}

test.each([
  ['en', 'Dear Mr Mutombo Tshisekedi wa Mulumba,'],
  ['sw', 'Ndugu Jean-Baptiste Mutombo Tshisekedi wa Mulumba,'],
  ['pt', 'Estimado(a) Jean-Baptiste Mutombo Tshisekedi wa Mulumba,'],
  ['fr', 'Bonjour Jean-Baptiste Mutombo Tshisekedi wa Mulumba,'],
] as const)('greets in %s without a word of another language', (language, words) => {
  expect(greeting({ shipping_address: address, account_language: language })).toBe(words)
})
