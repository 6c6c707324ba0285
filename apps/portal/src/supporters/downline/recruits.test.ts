import type { AgentProfile } from '@bandari/sdk'
import { expect, it } from 'vitest'
import { profitLabel, recruitsOf } from './recruits.ts'

it('reads the single-key objects (account spec §3)', () => {
  const order = {
    order_number: '100121',
    compensation_status: 'PENDING',
    order_date: '2026-03-03T11:00:00Z',
    order_status: 'Pending',
    commission_state: 'waiting',
    commission: null,
    currency: 'USD',
  } as const
  const partner_recruits: AgentProfile['partner_recruits'] = {
    recruits_level_1: [{ 'recruit@example.com': [order] }, { 'tendai@example.com': [] }],
  }
  expect(recruitsOf({ partner_recruits })).toEqual([
    { email: 'recruit@example.com', orders: [order] },
    { email: 'tendai@example.com', orders: [] },
  ])
})

it.each([
  ['0.00', '$0'],
  ['60.00', '$60.00'],
  ['1234.5', '$1,234.50'],
  ['-4.20', '-$4.20'],
])('a profit of %s reads %s (decisions 16)', (amount, text) => {
  expect(profitLabel({ amount, currency: 'USD' })).toBe(text)
})
