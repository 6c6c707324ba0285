import { describe, expect, it } from 'vitest'
import { Notes } from './corrections.ts'
import { cased, looseKeyOf, tidied } from './names.ts'

describe('cased', () => {
  it.each([
    ['SPORTBACK S LINE TFSI', 'Sportback S Line TFSI'],
    ['LAND ROVER', 'Land Rover'],
    ['RX450H AWD', 'RX450H AWD'],
    ['e:HEV Z', 'e:HEV Z'],
    ['HYBRID/RS', 'Hybrid/RS'],
    ['Vitz', 'Vitz'],
    ['C-CLASS (W205)', 'C-Class (W205)'],
  ])('%s is %s', (text, name) => {
    expect(cased(text, new Notes())).toBe(name)
  })
})

it.each([
  ['HYUNDAI ', 'HYUNDAI'],
  ['EICHER\u00A0', 'EICHER'],
  ['LAND  CRUISER\nPRADO', 'LAND CRUISER PRADO'],
])('tidied', (text, tidy) => {
  const notes = new Notes()
  expect(tidied(text, notes)).toBe(tidy)
  expect(notes.corrections).toEqual([{ kind: 'spaces', from: text, to: tidy }])
})

it.each([
  ['LANDROVER', 'Land Rover', true],
  ['Mercedes Benz', 'MERCEDES-BENZ', true],
  ['A 45', 'A4 5', false],
  ['Citroën', 'CITROEN', true],
])('%s and %s are one name: %s', (one, other, isSame) => {
  expect(looseKeyOf(one) === looseKeyOf(other)).toBe(isSame)
})
