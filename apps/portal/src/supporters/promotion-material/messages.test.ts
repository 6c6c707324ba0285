import { HttpError } from 'react-admin'
import { expect, it } from 'vitest'
import { downloadFailure } from './messages.ts'

it.each([
  [new HttpError('Forbidden.', 403), 'Media material is available to registered supporters only.'],
  [new HttpError('Something has gone wrong.', 500), 'Something has gone wrong.'],
  [new TypeError('x'), 'x'],
  ['y', 'y'],
])('a download that fails with %o says "%s"', (error, sentence) => {
  expect(downloadFailure(error)).toBe(sentence)
})
