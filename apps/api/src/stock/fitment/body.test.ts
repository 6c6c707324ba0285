import { describe, expect, it } from 'vitest'
import { bodyName, kindOf } from './body.ts'

describe('kindOf', () => {
  it.each([
    ['hatchback', 'cars'],
    ['convertible', 'cars'],
    ['double-cab', 'pick-ups'],
    ['minibus', 'vans'],
    ['bus', 'buses'],
    ['tractor-unit', 'trucks'],
    ['motorcycle', 'motorcycles'],
    ['excavator', 'machinery'],
    ['hovercraft', 'cars'],
    ['toString', 'cars'],
    [null, 'cars'],
  ])('%s is of %s', (body, kind) => {
    expect(kindOf(body)).toBe(kind)
  })
})

describe('bodyName', () => {
  it.each([
    ['double-cab', 'Double cab'],
    ['suv', 'SUV'],
    ['tractor-unit', 'Tractor unit'],
    ['unstated', 'Not stated'],
  ])('%s is %s', (body, name) => {
    expect(bodyName(body)).toBe(name)
  })
})
