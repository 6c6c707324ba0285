import { describe, expect, it } from 'vitest'
import { validateRemoval } from './staff-rules.ts'

const admin = { id: 1, isAdmin: true }
const support = { id: 2, isAdmin: false }
const buyer = { id: 9, staffRole: null }

describe('validateRemoval', () => {
  it.each([
    ['a buyer, by the desk', support, buyer, [1], 'ok'],
    ['staff, by the desk', support, { id: 3, staffRole: 'content' }, [1], 'not-allowed'],
    ['an administrator, by the desk', support, { id: 1, staffRole: 'admin' }, [1], 'not-allowed'],
    ['the desk itself, by itself', support, { id: 2, staffRole: 'support' }, [1], 'not-allowed'],
    ['staff, by an administrator', admin, { id: 3, staffRole: 'content' }, [1], 'ok'],
    ['oneself', admin, { id: 1, staffRole: 'admin' }, [1, 4], 'oneself'],
    ['one of two administrators', admin, { id: 4, staffRole: 'admin' }, [1, 4], 'ok'],
    ['the last administrator', admin, { id: 4, staffRole: 'admin' }, [4], 'the-last'],
  ] as const)('%s', (_, actor, target, administrators, result) => {
    expect(validateRemoval({ actor, target, administrators })).toBe(result)
  })
})
