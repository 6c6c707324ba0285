import { refusalOf } from '@bandari/sdk'
import { HttpError } from 'react-admin'
import { describe, expect, it } from 'vitest'
import { valueNames } from './listing-fields.ts'
import type { ListingValues } from './listing-values.ts'
import { validateListing, problemsOf, without } from './problems.ts'

const values = {
  ...Object.fromEntries(valueNames.map((name) => [name, ''])),
  publish: 'draft',
  pTitle: 'Vitz',
} as ListingValues

const sentence = 'One of the required field is empty — check your input.'

describe('validateListing', () => {
  it('lets a draft lack everything but its title', () => {
    expect(validateListing('vehicles', values)).toBeNull()
    expect(validateListing('vehicles', { ...values, pTitle: ' ' })).toEqual({
      fields: { pTitle: 'Field required' },
      alert: sentence,
    })
  })

  it('marks what a live one lacks', () => {
    expect(validateListing('parts', { ...values, publish: 'live', pPrice: '500' })).toEqual({
      fields: {
        pLocation: 'Field required',
        pContact: 'Field required',
        description: 'Field required',
      },
      alert: sentence,
    })
  })
})

describe('problemsOf', () => {
  const refusal = (price: string, code: string) =>
    new HttpError('Refused.', 400, refusalOf(400, { pPrice: [price], codes: { pPrice: [code] } }))

  it.each([
    [refusal('This field is required.', 'required'), { pPrice: 'Field required' }, sentence],
    [
      refusal('Ensure this value is less than or equal to 999999999.', 'max_value'),
      { pPrice: 'Ensure this value is less than or equal to 999999999.' },
      'One of the fields cannot be saved as it is — check your input.',
    ],
    [
      new HttpError('Not found.', 404, null),
      {},
      'This listing, or this section of it, has been deleted elsewhere.',
    ],
    [
      new HttpError('You do not have permission to perform this action.', 403, null),
      {},
      'Ooops, your seller account has not been approved yet. Contact customer service',
    ],
    [new Error('Check your connection.'), {}, 'Check your connection.'],
  ])('of %s', (error, fields, alert) => {
    expect(problemsOf(error)).toEqual({ fields, alert })
  })
})

describe('without', () => {
  const problems = {
    fields: { pTitle: 'Field required', pPrice: 'Field required' },
    alert: sentence,
  }

  it('keeps the alert until the last marked field is filled', () => {
    const one = without(problems, ['pTitle'])
    expect(one).toEqual({ fields: { pPrice: 'Field required' }, alert: sentence })
    expect(without(one, ['pPrice'])).toEqual({ fields: {}, alert: null })
  })

  it('keeps an alert that is about no field', () => {
    const other = { fields: {}, alert: 'Not found.' }
    expect(without(other, ['pTitle'])).toEqual(other)
  })
})
