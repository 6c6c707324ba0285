import { refusalOf, unreachable } from '@bandari/sdk'
import { HttpError } from 'react-admin'
import { describe, expect, it } from 'vitest'
import { granted, retryable, unknownFailure } from './granted.ts'

describe('granted', () => {
  it('gives the data', async () => {
    expect(await granted(Promise.resolve({ data: 7 }))).toBe(7)
  })

  it.each([
    [refusalOf(404, { detail: 'Not found.' }), 404, 'Not found.'],
    [refusalOf(500, {}), 500, unknownFailure()],
    [
      refusalOf(500, { error: 'Server Error (500)' }, new Headers({ 'x-request-id': '5f0c7be1' })),
      500,
      'Server Error (500). Reference 5f0c7be1.',
    ],
    [unreachable, 0, unknownFailure()],
  ])('throws %j with its status and its sentence', async (refusal, status, message) => {
    const failure = granted(Promise.resolve({ refusal }))
    await expect(failure).rejects.toMatchObject({ status, message, body: refusal })
    await expect(failure).rejects.toBeInstanceOf(HttpError)
  })
})

it.each([
  [0, new HttpError('', 0), true],
  [0, new HttpError('', 500), true],
  [0, new TypeError('x'), true],
  [1, new HttpError('', 500), false],
  [0, new HttpError('', 401), false],
  [0, new HttpError('', 404), false],
])('after %i failures, %o is tried again: %s', (failures, error, isTriedAgain) => {
  expect(retryable(failures, error)).toBe(isTriedAgain)
})
