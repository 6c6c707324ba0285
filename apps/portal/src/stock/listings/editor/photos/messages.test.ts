import { describe, expect, it } from 'vitest'
import { asksForAnother, failureOf, leftOut, uploadFailure } from './messages.ts'

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
    expect(uploadFailure({ status })).toBe(sentence)
  })

  it.each([
    ['image_damaged', /^This photo is damaged/],
    ['image_heic', /^This is a HEIC photo/],
    ['image_too_large', /50 million/],
    ['image_invalid', /^Oops wrong file format/],
  ])('a file that is refused as %s is told why, and another is asked for', (code, sentence) => {
    const refusal = { status: 400, codes: { image: code } }
    expect(uploadFailure(refusal)).toMatch(sentence)
    expect(asksForAnother(failureOf(refusal))).toBe(true)
  })
})

describe('leftOut', () => {
  it('counts', () => {
    expect(leftOut(1, 4)).toBe('1 photo was left out: a listing holds 4.')
    expect(leftOut(3, 24)).toBe('3 photos were left out: a listing holds 24.')
  })
})
