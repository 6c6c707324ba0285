import type { ErrorObject } from 'ajv'
import { expect, test } from 'vitest'
import { validPart, mergeProblems } from './field-checks.ts'

function finding(instancePath: string, params: object = {}): ErrorObject {
  return { instancePath, params, keyword: 'type', schemaPath: '' }
}

test.each([
  [{ a: 1, b: 2 }, [finding('/a')], { b: 2 }],
  [{ a: { b: 1, c: 2 } }, [finding('/a/b')], { a: { c: 2 } }],
  [{ a: [{ b: 1, c: 2 }] }, [finding('/a/0/b')], { a: [{ c: 2 }] }],
  [{ a: 1 }, [finding('', { missingProperty: 'b' })], { a: 1 }],
  [{ a: 1, strange: 2 }, [finding('', { additionalProperty: 'strange' })], { a: 1 }],
])('of %j what is sound is left', (body, findings, left) => {
  expect(validPart(body, findings)?.body).toEqual(left)
})

test.each([null, 'text', 7, [1]])('%j has no fields', (body) => {
  expect(validPart(body, [finding('')])).toBeNull()
})

test('what the contract found stays, and the rest comes to it', () => {
  const found = {
    email: ['required'] as ['required'],
    address: { line1: ['blank'] as ['blank'] },
    options: { 0: { value: ['not_a_number'] as ['not_a_number'] } },
  }
  const more = {
    email: ['email_taken'],
    country: ['unknown_url'],
    address: { country: ['unknown_object'], line1: ['is_null'] },
    options: [{ option: ['unknown_object'] }],
  } as const
  expect(mergeProblems(found, more)).toEqual({
    email: ['required'],
    country: ['unknown_url'],
    address: { line1: ['blank'], country: ['unknown_object'] },
    options: { 0: { value: ['not_a_number'], option: ['unknown_object'] } },
  })
})
