import { expect, it } from 'vitest'
import { isEmailAddress, patternsOf, phoneIn } from './search-text.ts'

it.each([
  ['toyota hilux', ['%toyota%', '%hilux%']],
  ['  GRACE@Example.com ', ['%grace@example.com%']],
  ['100118', ['%100118%']],
  ['vitz 2', ['%vitz%', '% 2%']],
  ["o'b", ["% o'b%"]],
  ['100%', [String.raw`%100\%%`]],
  ['a_b', [String.raw`% a\_b%`]],
  ['+254 (700) 000-001', ['%254700000001%']],
  ['0700 000 001', ['%700000001%']],
  ['Ünïque', ['%ünïque%']],
  ['% | !', []],
  ['', []],
])('%j looks for %j', (text, patterns) => {
  expect(patternsOf(text)).toEqual(patterns)
})

it.each([
  ['100118', '100118'],
  ['1001187', '1001187'],
  ['+260 97 555 0101', '260975550101'],
  ['2012', null],
  ['2012 2013 hilux', null],
  ['00 00 0', null],
])('of %j the phone number is %j', (text, digits) => {
  expect(phoneIn(text)).toBe(digits)
})

it.each([
  ['grace@example.com', true],
  [' Grace.W@mail.example.co.ke ', true],
  ['grace@example', false],
  ['@example.com', false],
  ['grace@example.com vitz', false],
  ['100118', false],
])('%j is a whole address: %s', (text, isWhole) => {
  expect(isEmailAddress(text)).toBe(isWhole)
})
