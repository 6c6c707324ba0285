import type { CommissionEntry } from '@bandari/sdk'
import { expect, it } from 'vitest'
import { statementCsv } from './statement.ts'

const earned: CommissionEntry = {
  id: 1,
  date: '2026-03-04T08:00:00.000Z',
  kind: 'earn',
  level: 'direct',
  order_number: '100118',
  position: 'Independent Business Owner',
  rate: '1',
  base: '4300.00',
  amount: '43.00',
  currency: 'USD',
  state: 'pending',
  approves_at: '2026-04-18T08:00:00.000Z',
  note: '',
  payout_reference: null,
  paid_on: null,
}
const header =
  '\uFEFFdate,kind,level,order_number,position,rate,base,amount,currency,state,note,payout_reference,paid_on\r\n'

it('has a header and a row an entry', () => {
  expect(statementCsv([])).toBe(header)
  expect(statementCsv([earned])).toBe(
    `${header}2026-03-04T08:00:00.000Z,earn,direct,100118,Independent Business Owner,1,4300.00,43.00,USD,pending,,,\r\n`,
  )
})

it.each([
  ['a, b', '"a, b"'],
  ['he said "no"', '"he said ""no"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-', "'-"],
  ['-5', '-5'],
])('the note %j is %j', (note, field) => {
  expect(statementCsv([{ ...earned, note }])).toMatch(
    new RegExp(`pending,${escaped(field)},,\r\n$`),
  )
})

it('an amount below nothing stays a number', () => {
  expect(statementCsv([{ ...earned, amount: '-43.00' }])).toContain(',-43.00,')
})

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
