import { expect, it } from 'vitest'
import { nextPath } from './next-path.ts'

it.each([
  ['next=%2Fmy-basket', '/my-basket'],
  ['next=%2Fdetails%2F4%3Fport%3DMombasa', '/details/4?port=Mombasa'],
  ['', null],
  ['next=', null],
  ['next=https%3A%2F%2Fevil.example', null],
  ['next=%2F%2Fevil.example', null],
  ['next=%2F%5Cevil.example', null],
  ['next=javascript%3Aalert(1)', null],
])('%s: %s', (query, expected) => {
  expect(nextPath(new URLSearchParams(query))).toBe(expected)
})
