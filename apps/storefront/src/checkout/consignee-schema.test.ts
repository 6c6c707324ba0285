import contract from '@bandari/sdk/openapi.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { formProblems } from '../shared/fields/form-problems.ts'
import {
  type Consignee,
  consigneeSchema,
  limits,
  titles,
  withoutSpaces,
} from './consignee-schema.ts'

const grace: Consignee = {
  title: 'Mrs',
  first_name: 'Grace',
  last_name: 'Wanjiru',
  email: 'grace@example.com',
  contact_number: '254700000001',
  line1: '14 Moi Avenue',
  line2: '',
  city: 'Nairobi',
  province: 'Nairobi County',
  country: 'https://shop.example/api/countries/KE/',
}
const digits = 'checkout.phoneDigits'
const length = 'checkout.phoneLength'
const validEmail = 'checkout.emailInvalid'

describe('consignee form', () => {
  it.each<[keyof Consignee, string, string]>([
    ['title', '', 'checkout.titleMissing'],
    ['title', 'Dr', 'checkout.titleMissing'],
    ['first_name', '', 'checkout.firstNameMissing'],
    ['first_name', '  ', 'checkout.firstNameMissing'],
    ['last_name', '', 'checkout.lastNameMissing'],
    ['email', '', validEmail],
    ['email', 'grace', validEmail],
    ['contact_number', '', 'checkout.phoneMissing'],
    ['contact_number', '2547x0000001', digits],
    ['contact_number', '1234', length],
    ['contact_number', '12345678901234567', length],
    ['line1', '', 'checkout.line1Missing'],
    ['city', '', 'checkout.cityMissing'],
    ['province', '', 'checkout.provinceMissing'],
    ['country', '', 'checkout.countryMissing'],
  ])('%s "%s": %s', async (field, value, sentence) => {
    expect(await formProblems(consigneeSchema, { ...grace, [field]: value })).toEqual({
      [field]: sentence,
    })
  })

  it.each<Partial<Consignee>>([
    {},
    { line2: 'Flat 3' },
    { contact_number: '12345' },
    { contact_number: '1234567890123456' },
    { contact_number: '+254 (700) 000-001' },
  ])('takes %j', async (change) => {
    expect(await formProblems(consigneeSchema, { ...grace, ...change })).toEqual({})
  })

  it.each(Object.entries(limits))('%s holds %d characters and no more', async (field, limit) => {
    // An address of the greatest length that still is one.
    const fill = (size: number) =>
      field === 'email' ? `g@${'example.'.repeat(40)}`.slice(0, size - 3) + '.co' : 'x'.repeat(size)
    const problems = await formProblems(consigneeSchema, { ...grace, [field]: fill(limit + 1) })
    expect(Object.keys(problems)).toEqual([field])
    expect(await formProblems(consigneeSchema, { ...grace, [field]: fill(limit) })).toEqual({})
  })
})

describe('consignee form and contract', () => {
  const { properties } = contract.components.schemas.AddressInput
  const wireName = { city: 'line4', province: 'state' } as const

  it.each(Object.entries(limits))('%s: at most %d in both', (field, limit) => {
    const name = field === 'city' || field === 'province' ? wireName[field] : field
    const bounds: Record<string, object> = properties
    expect(bounds[name]).toHaveProperty('maxLength', limit)
  })
  it('the titles are the same', () => {
    expect(properties.title.enum).toEqual([...titles])
  })
})

describe('withoutSpaces', () => {
  it.each([
    ['+254 700 000 001', '+254700000001'],
    ['(254) 700-000.001', '254700000001'],
    ['254+700', '254+700'],
    ['07oo', '07oo'],
  ])('%s → %s', (typed, expected) => {
    expect(withoutSpaces(typed)).toBe(expected)
  })
})
