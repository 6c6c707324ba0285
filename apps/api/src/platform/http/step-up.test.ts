import { expect, test } from 'vitest'
import type { Account } from '../../core/account.ts'
import { factorRefusal } from './step-up.ts'

const now = new Date('2026-11-22T10:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const person = (second_factor_at: Date | null) => ({ second_factor_at }) as Account

const never = { at: null, byFactor: false }
const byPassword = { at: ago(9.9), byFactor: false }
const byFactor = { at: ago(9.9), byFactor: true }
const longAgo = { at: ago(10), byFactor: true }

test.each([
  // has one, what was proved, role, x-step-up, staff need one, expected
  [false, never, null, null, true, null],
  [false, byPassword, 'staff', null, false, null],
  [false, byPassword, 'staff', null, true, 'second_factor_missing'],
  [true, byPassword, 'staff', null, true, 'step_up_needed'],
  [true, longAgo, 'staff', null, true, null],
  [true, longAgo, 'staff', 'factor', true, 'step_up_needed'],
  [true, byFactor, 'staff', 'factor', true, null],
  [false, never, 'staff', 'factor', false, null],
  [true, never, 'staff', 'factor', false, 'step_up_needed'],
  [true, byPassword, 'staff', 'factor', false, 'step_up_needed'],
  [false, never, null, 'always', false, 'step_up_needed'],
  [false, byPassword, null, 'always', false, null],
  [true, byPassword, null, 'always', false, 'step_up_needed'],
  [true, byFactor, null, 'always', false, null],
] as const)(
  'has one %s, %j, %s, %s, needed %s: %s',
  (has, proof, role, stepUp, needed, expected) => {
    const caller = { account: person(has ? ago(1000) : null), proof }
    expect(factorRefusal(caller, { role, stepUp }, { staffSecondFactor: needed, now })).toBe(
      expected,
    )
  },
)
