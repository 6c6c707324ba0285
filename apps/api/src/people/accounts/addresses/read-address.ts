import type { AddressInput } from '@bandari/sdk'
import type { Database } from '../../../platform/db/database.ts'
import type { StoredAddress } from '../../tables.ts'
import { countryCodeIn } from '../country.ts'
import { findCountry } from '../country.store.ts'
import { readPhone } from '../../../core/phone.ts'
import type { PlainOrProblem } from '../../../core/problem.ts'
import { lettersProblem } from '../../../platform/fonts/letters-problem.ts'

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

/** The fields that are stored as they come, or as a phone. */
const plain = Object.keys(empty).filter((name) => name !== 'country')

function storedFields(input: Partial<AddressInput>): Partial<Omit<StoredAddress, 'country'>> {
  return Object.fromEntries(Object.entries(input).filter(([name]) => plain.includes(name)))
}

const phones = ['phone_number', 'tel_number'] as const

/** What bills of lading are written from. */
const printedFields = [
  'first_name',
  'last_name',
  'line1',
  'line2',
  'line3',
  'line4',
  'state',
  'postcode',
] as const satisfies readonly (keyof StoredAddress)[]

/** Without a letter in them there is nobody to deliver to. */
const needed: readonly string[] = ['first_name', 'last_name', 'line1', 'line4', 'state']

/**
 * An address as it is stored: country as a code, phone numbers in E.164, completed by the country. Fields that `input` does not
 * name stay as they are in `before`. The destination belongs to the basket and is not stored, nor are the other fields
 * of an address in an answer that is sent back whole.
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

  if (country !== undefined) {
    const code = countryCodeIn(country)
    const found = code === null ? null : await findCountry(db, code)
    if (found) address.country = found.code
    else problems['country'] = [code === null ? 'unknown_url' : 'unknown_object']
  }
  for (const field of phones) {
    const given = fields[field]
    // What was stored before numbers were completed stays, unless somebody changes it.
    if (given === undefined || given === '' || given === before[field]) continue
    const reading = readPhone(given, address.country)
    if ('phone' in reading) address[field] = reading.phone
    else problems[field] = [reading.problem]
  }
  for (const field of printedFields) {
    const found = lettersProblem(fields[field], needed.includes(field))
    if (found) problems[field] = [found]
  }
  return Object.keys(problems).length > 0 ? { problems } : { address }
}
