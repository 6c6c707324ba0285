import type { Refusal } from '@bandari/sdk'
import { expect, it } from 'vitest'
import { valuesOf } from '../address/address-form.ts'
import { consigneeProblems, isConsigneeDraft } from './consignee-form.ts'

const whole = { ...valuesOf(null, []), reason: '' }

it.each([
  ['what the form keeps', whole, true],
  ['nothing', null, false],
  ['an older form without a reason', valuesOf(null, []), false],
  ['another kind of thing', { ...whole, line1: 7 }, false],
])('a draft is %s', (_, kept, expected) => {
  expect(isConsigneeDraft(kept)).toBe(expected)
})

const refusal: Refusal = {
  status: 409,
  code: 'consignee_same',
  message: 'This is the consignee that the order has.',
  values: {},
  fields: {},
  codes: {},
  fieldValues: {},
}

it('puts what the server blames beside the fields of the form', () => {
  const blamed = { ...refusal, fields: { 'consignee.line1': 'Too long.', reason: 'Missing.' } }
  expect(consigneeProblems(blamed)).toEqual({
    fields: { line1: 'Too long.', reason: 'Missing.' },
    failure: null,
  })
  expect(consigneeProblems(refusal)).toEqual({ fields: {}, failure: refusal })
  expect(consigneeProblems(null)).toEqual({ fields: {}, failure: null })
})
