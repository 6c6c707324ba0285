import type { AddressInput } from '@bandari/sdk'
import type { Database } from '../../../platform/db/database.ts'
import type { StoredAddress } from '../../tables.ts'
import { countryCodeIn } from '../country.ts'
import { findCountry } from '../country.store.ts'
import { readPhone } from './phone.ts'
import type { PlainOrProblem } from '../../../core/problem.ts'

export type AddressProblems = Record<string, PlainOrProblem[]>

export type AddressReading = { address: StoredAddress } | { problems: AddressProblems }

const empty: StoredAddress = {
  title: '',
  first_name: '',
  last_name: '',
  line1: '',
  line2: '',
  line3: '',
  line4: '',
  state: '',
  postcode: '',
  country: '',
  phone_number: '',
  tel_number: '',
  notes: '',
  email: '',
}

/** The fields that are kept as they come, or as a phone. */
const plain = Object.keys(empty).filter((name) => name !== 'country')

function storedFields(input: Partial<AddressInput>): Partial<Omit<StoredAddress, 'country'>> {
  return Object.fromEntries(Object.entries(input).filter(([name]) => plain.includes(name)))
}

const phones = ['phone_number', 'tel_number'] as const

/**
 * An address as we keep it: country as a code, phone numbers as digits after a plus. What `input` does not
 * name stays as it is in `before`. The destination is the basket's business and is not kept; nor are the other fields
 * of an answered address that is sent back whole.
 */
export async function readAddress(
  db: Database,
  input: Partial<AddressInput>,
  before: StoredAddress = empty,
): Promise<AddressReading> {
  const { country } = input
  const fields = storedFields(input)
  const address = { ...before, ...fields }
  const problems: AddressProblems = {}

  for (const field of phones) {
    const given = fields[field]
    if (given === undefined || given === '') continue
    const reading = readPhone(given)
    if ('phone' in reading) address[field] = reading.phone
    else problems[field] = [reading.problem]
  }
  if (country !== undefined) {
    const code = countryCodeIn(country)
    const found = code === null ? null : await findCountry(db, code)
    if (found) address.country = found.code
    else problems['country'] = [code === null ? 'unknown_url' : 'unknown_object']
  }
  return Object.keys(problems).length > 0 ? { problems } : { address }
}
