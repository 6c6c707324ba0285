import { describe, expect, it } from 'vitest'
import { inWords } from '../../../test/helpers/in-words.ts'
import { partNumberText, readPartNumber } from './part-number.ts'

const invalid = { problem: 'Enter a valid value.' }
const tooLong = (limit: number) => ({
  problem: `Ensure this field has no more than ${limit} characters.`,
})

describe('readPartNumber', () => {
  it.each([
    ['04465-52260', { part_number: '04465-52260' }],
    ['', { part_number: null }],
    ['x'.repeat(100), { part_number: 'x'.repeat(100) }],
    ['x'.repeat(101), tooLong(100)],
    [
      '{"partNumber":" 04465 ","condition":"Used – tested"}',
      { part_number: '04465', condition: 'Used – tested' },
    ],
    ['{"partNumber":"04465"}', { part_number: '04465' }],
    ['{"condition":""}', { part_number: null, condition: null }],
    ['{}', { part_number: null }],
    [`{"partNumber":"${'x'.repeat(101)}"}`, tooLong(100)],
    [`{"condition":"${'x'.repeat(51)}"}`, tooLong(50)],
    ['{"partNumber":"a', invalid],
    ['{"partNumber":7}', invalid],
    ['{"partNumber":"7","condition":null}', invalid],
    ['{"partNumber":"7","maker":"Akebono"}', invalid],
    ['{"partNumber":"a\\u0000b"}', { problem: 'Null characters are not allowed.' }],
    ['{"partNumber":"a\\ud800b"}', { part_number: 'a\ufffdb' }],
  ])('%s', (text, expected) => {
    expect(inWords(readPartNumber(text))).toEqual(expected)
  })

  it('is read back as it was said', () => {
    const said = { part_number: '04465 "R"', condition: 'Refurbished' }
    expect(inWords(readPartNumber(partNumberText(said)))).toEqual(said)
    expect(partNumberText({ part_number: null, condition: null })).toBe(
      '{"partNumber":"","condition":""}',
    )
  })
})
