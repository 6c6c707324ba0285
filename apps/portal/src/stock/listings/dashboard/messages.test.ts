import { describe, expect, it } from 'vitest'
import { missingWords } from './messages.ts'

describe('missingWords', () => {
  it.each([
    [[], ''],
    [['pPrice'], 'price'],
    [['pPrice', 'sEngine'], 'price and engine size'],
    [['pTitle', 'pLocation', 'pContact'], 'title, location and contact'],
    [['sMileage', 'description', 'sNew'], 'mileage, description and sNew'],
  ])('%j: %s', (missing, words) => {
    expect(missingWords(missing)).toBe(words)
  })
})
