import { describe, expect, it } from 'vitest'
import { missingFieldsLabel } from './messages.ts'

describe('missingFieldsLabel', () => {
  it.each([
    [[], ''],
    [['pPrice'], 'price'],
    [['pPrice', 'sEngine'], 'price and engine size'],
    [['pTitle', 'pLocation', 'pContact'], 'title, location and contact'],
    [['sMileage', 'description', 'sNew'], 'mileage, description and sNew'],
  ])('%j: %s', (missing, words) => {
    expect(missingFieldsLabel(missing)).toBe(words)
  })
})
