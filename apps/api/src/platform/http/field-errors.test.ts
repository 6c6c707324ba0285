import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { inWords } from '../../../test/helpers/in-words.ts'
import { fieldProblemsOf } from './field-errors.ts'

const schema = {
  type: 'object',
  required: ['name', 'email'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 5 },
    email: { type: 'string', format: 'email' },
    quantity: { type: 'integer', minimum: 1, maximum: 25 },
    price: { type: 'number', multipleOf: 0.01 },
    amount: { type: ['string', 'number'], pattern: String.raw`^\d{1,10}(\.\d{1,2})?$` },
    exact: { type: 'string', pattern: String.raw`^-?\d{1,10}\.\d{2}$` },
    slug: { type: 'string', pattern: '^[a-z]+$' },
    kind: { enum: ['a', 'b'] },
    address: { type: 'object', required: ['line1'], properties: { line1: { type: 'string' } } },
    tags: { type: 'array' },
  },
}
const ajv = new Ajv({ allErrors: true, verbose: true, multipleOfPrecision: 6 })
formats.default(ajv)
const validate = ajv.compile(schema)
const good = { name: 'Asha', email: 'a@example.com' }

describe('fieldProblemsOf', () => {
  it.each([
    [{ email: 'a@example.com' }, { name: ['This field is required.'] }],
    [{ ...good, name: '' }, { name: ['This field may not be blank.'] }],
    [{ ...good, name: null }, { name: ['This field may not be null.'] }],
    [{ ...good, name: 7 }, { name: ['Not a valid string.'] }],
    [
      { ...good, name: 'Mwanaisha' },
      { name: ['Ensure this field has no more than 5 characters.'] },
    ],
    [{ ...good, email: 'nobody' }, { email: ['Enter a valid email address.'] }],
    [{ ...good, kind: { toString: 'x' } }, { kind: ['"{"toString":"x"}" is not a valid choice.'] }],
    [{ ...good, constructor: 1 }, { constructor: ['Unexpected field.'] }],
    [{ ...good, quantity: 'x' }, { quantity: ['A valid integer is required.'] }],
    [{ ...good, quantity: 0 }, { quantity: ['Ensure this value is greater than or equal to 1.'] }],
    [{ ...good, quantity: 26 }, { quantity: ['Ensure this value is less than or equal to 25.'] }],
    [
      { ...good, price: 19.999 },
      { price: ['Ensure that there are no more than 2 decimal places.'] },
    ],
    [
      { ...good, amount: '1.005' },
      { amount: ['Ensure that there are no more than 2 decimal places.'] },
    ],
    [
      { ...good, exact: '-1.005' },
      { exact: ['Ensure that there are no more than 2 decimal places.'] },
    ],
    [{ ...good, amount: 'a lot' }, { amount: ['A valid number is required.'] }],
    [{ ...good, amount: '1,5' }, { amount: ['A valid number is required.'] }],
    [{ ...good, exact: '5' }, { exact: ['Enter a valid value.'] }],
    [{ ...good, slug: '1.005' }, { slug: ['Enter a valid value.'] }],
    [{ ...good, kind: 'c' }, { kind: ['"c" is not a valid choice.'] }],
    [{ ...good, address: {} }, { address: { line1: ['This field is required.'] } }],
    [
      { ...good, address: 'x' },
      { address: ['Expected a dictionary of items but got type "string".'] },
    ],
    [{ ...good, tags: 1 }, { tags: ['Expected a list of items but got type "number".'] }],
    [{ ...good, total: 1 }, { total: ['Unexpected field.'] }],
    [[], { non_field_errors: ['Invalid data. Expected a dictionary, but got list.'] }],
    [null, { non_field_errors: ['No data provided'] }],
  ])('%j → %j', (body, expected) => {
    validate(body)
    expect(inWords(fieldProblemsOf(validate.errors ?? []))).toEqual(expected)
  })
})
