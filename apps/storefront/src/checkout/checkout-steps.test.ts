import { describe, expect, it } from 'vitest'
import { type CheckoutStep, obstacleTo, type Progress } from './checkout-steps.ts'

const ready: Progress = { lineCount: 1, charge: 'determined', hasConsignee: true }

describe('obstacleTo', () => {
  it.each<[CheckoutStep, Partial<Progress>, ReturnType<typeof obstacleTo>]>([
    ['shipping', {}, null],
    ['shipping', { hasConsignee: false }, null],
    ['shipping', { lineCount: 0, charge: 'undetermined' }, 'empty-basket'],
    ['shipping', { charge: 'undetermined' }, 'charge-undetermined'],
    ['shipping', { charge: 'quote-pending' }, 'charge-undetermined'],
    ['review', {}, null],
    ['review', { hasConsignee: false }, 'consignee-missing'],
    ['review', { charge: 'undetermined', hasConsignee: false }, 'charge-undetermined'],
    ['review', { lineCount: 0, charge: 'undetermined', hasConsignee: false }, 'empty-basket'],
  ])('%s %j: %s', (step, change, expected) => {
    expect(obstacleTo(step, { ...ready, ...change })).toBe(expected)
  })
})
