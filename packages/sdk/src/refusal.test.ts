import { describe, expect, it } from 'vitest'
import { refusalOf } from './refusal.ts'

it('carries the reference of a surprise, and only of one', () => {
  const headers = new Headers({ 'x-request-id': '5f0c7be1a2d34e96' })
  expect(refusalOf(500, {}, headers)).toHaveProperty('requestId', '5f0c7be1a2d34e96')
  expect(refusalOf(404, {}, headers)).not.toHaveProperty('requestId')
  expect(refusalOf(500, {}, new Headers())).not.toHaveProperty('requestId')
})

describe('refusalOf', () => {
  it.each([
    [401, { detail: 'Invalid token.' }, { code: null, message: 'Invalid token.', fields: {} }],
    [
      406,
      { reason: 'Item is unavailable', code: 'unavailable' },
      { code: 'unavailable', message: 'Item is unavailable', fields: {} },
    ],
    [
      406,
      { reason: { quantity: ['Too many.'] }, code: 'invalid' },
      { code: 'invalid', message: 'Too many.', fields: { quantity: 'Too many.' } },
    ],
    [
      406,
      { shipping_address: { line1: ['This field is required.'] } },
      {
        code: null,
        message: 'This field is required.',
        fields: { 'shipping_address.line1': 'This field is required.' },
      },
    ],
    [
      400,
      { non_field_errors: ['Unable to log in.'] },
      { code: null, message: 'Unable to log in.', fields: {} },
    ],
    [
      411,
      { msg: 'Activation Link expired' },
      { code: null, message: 'Activation Link expired', fields: {} },
    ],
    [500, '<html>', { code: null, message: null, fields: {} }],
  ])('%d %j', (status, body, expected) => {
    expect(refusalOf(status, body)).toEqual({ status, ...expected })
  })
})
