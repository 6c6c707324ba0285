import contract from '@bandari/sdk/openapi.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { formProblems } from '../shared/fields/form-problems.ts'
import { type ContactRequest, limits, requestSchema } from './request-schema.ts'

const amina: ContactRequest = {
  userName: 'Amina Otieno',
  userEmail: 'amina@example.com',
  contactNumber: '+254 700 000 001',
  userRequest: 'Front left headlamp for a 2014 Nissan Note.',
}
const fields = Object.keys(limits) as (keyof ContactRequest)[]

describe('request form', () => {
  it('takes a complete one', async () => {
    expect(await formProblems(requestSchema, { ...amina })).toEqual({})
  })
  it.each(fields.flatMap((field) => [[field, ''] as const, [field, ' \n '] as const]))(
    '%s is required, not "%s"',
    async (field, value) => {
      const problems = await formProblems(requestSchema, { ...amina, [field]: value })
      expect(Object.keys(problems)).toEqual([field])
    },
  )
  it('an e-mail address is one', async () => {
    expect(await formProblems(requestSchema, { ...amina, userEmail: 'amina' })).toEqual({
      userEmail: 'requests.emailInvalid',
    })
  })
  it.each([
    ['userName', 255],
    ['userEmail', 255],
    ['contactNumber', 26],
    ['userRequest', 700],
  ] as const)('%s holds %d characters and no more', async (field, limit) => {
    const fill = (size: number) =>
      field === 'userEmail'
        ? `a@${'example.'.repeat(40)}`.slice(0, size - 3) + '.co'
        : 'x'.repeat(size)
    expect(await formProblems(requestSchema, { ...amina, [field]: fill(limit) })).toEqual({})
    expect(await formProblems(requestSchema, { ...amina, [field]: fill(limit + 1) })).toEqual({
      [field]: 'requests.tooLong',
    })
  })
  it.each(['WholesaleRequest', 'PartsRequest'] as const)('its limits are those of %s', (name) => {
    const { properties } = contract.components.schemas[name]
    for (const field of fields) expect(properties[field].maxLength).toBe(limits[field])
  })
})
