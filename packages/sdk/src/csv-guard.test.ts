import { expect, it } from 'vitest'
import { guardText, withoutGuard } from './csv-guard.ts'

it.each([
  ['=1+1', "'=1+1"],
  ['+254 712 345 678', "'+254 712 345 678"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＋1+1', "'＋1+1"],
  ['－1+1', "'－1+1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['﹦1+1', "'﹦1+1"],
  ['  =1+1', "'  =1+1"],
  ['\u3000＝1+1', "'\u3000＝1+1"],
  ['\t=1+1', "'\t=1+1"],
  ['\rx', "'\rx"],
  ['\nx', "'\nx"],
  ["'=1+1", "''=1+1"],
  ['+1', "'+1"],
  ['1=1', '1=1'],
  ["'tis", "'tis"],
  ['Toyota', 'Toyota'],
  ['', ''],
])('%j is written as %j, and read back', (text, cell) => {
  expect(guardText(text)).toBe(cell)
  expect(withoutGuard(cell)).toBe(text)
})
