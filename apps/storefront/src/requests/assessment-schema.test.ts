import type { AssessmentRequest } from '@bandari/sdk'
import contract from '@bandari/sdk/openapi.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { formProblems } from '../shared/fields/form-problems.ts'
import { assessmentLimits as limits, assessmentSchema } from './assessment-schema.ts'

const amina: AssessmentRequest = {
  refNumber: 'NMM-2026-014',
  userName: 'Amina Otieno',
  contactNumber: '+254 700 000 001',
  invoiceNumber1: 'INV-20417',
  invoiceNumber2: 'INV-20418',
  benchMarked: 'Toyota Hilux 2.4 diesel, 2018, compared with three offers.',
}
const fields = Object.keys(limits) as (keyof AssessmentRequest)[]

describe('assessment form', () => {
  it('takes a complete one of six fields', async () => {
    expect(fields).toHaveLength(6)
    expect(await formProblems(assessmentSchema, { ...amina })).toEqual({})
  })
  it.each(fields.flatMap((field) => [[field, ''] as const, [field, ' \n '] as const]))(
    '%s is required, not "%s"',
    async (field, value) => {
      const problems = await formProblems(assessmentSchema, { ...amina, [field]: value })
      expect(Object.keys(problems)).toEqual([field])
    },
  )
  it.each([
    ['refNumber', 255],
    ['userName', 255],
    ['contactNumber', 26],
    ['invoiceNumber1', 255],
    ['invoiceNumber2', 255],
    ['benchMarked', 2500],
  ] as const)('%s holds %d characters and no more', async (field, limit) => {
    const fill = (size: number) => ({ ...amina, [field]: 'x'.repeat(size) })
    expect(await formProblems(assessmentSchema, fill(limit))).toEqual({})
    expect(await formProblems(assessmentSchema, fill(limit + 1))).toEqual({
      [field]: 'requests.tooLong',
    })
  })
  it('its limits are those of the contract', () => {
    const { properties } = contract.components.schemas.AssessmentRequest
    for (const field of fields) expect(properties[field].maxLength).toBe(limits[field])
  })
})
