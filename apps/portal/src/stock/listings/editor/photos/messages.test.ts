import { describe, expect, it } from 'vitest'
import { leftOut, uploadFailure } from './messages.ts'

describe('image upload errors (account spec §8)', () => {
  it.each([
    [400, 'Oops wrong file format, upload images only (jpg or png).'],
    [401, 'Unauthorized error - Login and try again.'],
    [413, 'This photo is larger than 10 MB. Choose a smaller one.'],
    [404, 'Something has gone wrong, contact customer support.'],
    [429, 'Something has gone wrong, contact customer support.'],
    [500, 'Something has gone wrong, contact customer support.'],
    [0, 'Something has gone wrong, contact customer support.'],
  ])('%i', (status, sentence) => {
    expect(uploadFailure(status)).toBe(sentence)
  })
})

describe('leftOut', () => {
  it('counts', () => {
    expect(leftOut(1, 4)).toBe('1 photo was left out: a listing holds 4.')
    expect(leftOut(3, 24)).toBe('3 photos were left out: a listing holds 24.')
  })
})
