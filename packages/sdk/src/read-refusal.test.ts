import { describe, expect, it } from 'vitest'
import { refusalOf } from './read-refusal.ts'

it('carries the reference of a surprise, and only of one', () => {
  const headers = new Headers({ 'x-request-id': '5f0c7be1a2d34e96' })
  expect(refusalOf(500, {}, headers)).toHaveProperty('requestId', '5f0c7be1a2d34e96')
  expect(refusalOf(404, {}, headers)).not.toHaveProperty('requestId')
  expect(refusalOf(404, {}, headers)).toHaveProperty('traceId', '5f0c7be1a2d34e96')
  expect(refusalOf(500, {}, new Headers())).not.toHaveProperty('requestId')
})

const silent = { code: null, values: {}, fields: {}, codes: {}, fieldValues: {} }

describe('refusalOf', () => {
  it.each([
    [
      401,
      { detail: 'Invalid token.', code: 'token_invalid' },
      { code: 'token_invalid', message: 'Invalid token.' },
    ],
    [
      429,
      { detail: 'Wait 42 seconds.', code: 'throttled', values: { seconds: 42 } },
      { code: 'throttled', message: 'Wait 42 seconds.', values: { seconds: 42 } },
    ],
    [
      406,
      { reason: 'Item is unavailable', code: 'unavailable' },
      { code: 'unavailable', message: 'Item is unavailable' },
    ],
    [
      406,
      {
        reason: {
          quantity: ['Too many.'],
          codes: { quantity: ['max_value'] },
          values: { quantity: [{ limit: 25 }] },
        },
        code: 'invalid',
      },
      {
        code: 'invalid',
        message: 'Too many.',
        fields: { quantity: 'Too many.' },
        codes: { quantity: 'max_value' },
        fieldValues: { quantity: { limit: 25 } },
      },
    ],
    [
      400,
      { code: ['This code is taken.'], codes: { code: ['code_taken'] } },
      {
        message: 'This code is taken.',
        fields: { code: 'This code is taken.' },
        codes: { code: 'code_taken' },
      },
    ],
    [
      406,
      {
        shipping_address: { line1: ['This field is required.'] },
        codes: { 'shipping_address.line1': ['required'] },
      },
      {
        codes: { 'shipping_address.line1': 'required' },
        message: 'This field is required.',
        fields: { 'shipping_address.line1': 'This field is required.' },
      },
    ],
    [
      400,
      { non_field_errors: ['Unable to log in.'] },
      { message: 'Unable to log in.', ofForm: 'Unable to log in.' },
    ],
    [
      406,
      {
        non_field_errors: ['Total incorrect.'],
        codes: { non_field_errors: ['total_changed'] },
        values: { non_field_errors: [{ claimed: '1.00' }] },
      },
      {
        code: 'total_changed',
        message: 'Total incorrect.',
        ofForm: 'Total incorrect.',
        values: { claimed: '1.00' },
        codes: { non_field_errors: 'total_changed' },
        fieldValues: { non_field_errors: { claimed: '1.00' } },
      },
    ],
    [
      411,
      { msg: 'Activation Link expired', code: 'link_expired' },
      { code: 'link_expired', message: 'Activation Link expired' },
    ],
    [500, '<html>', { message: null }],
  ])('%d %j', (status, body, expected) => {
    expect(refusalOf(status, body)).toEqual({ status, ...silent, ...expected })
  })
})
