import { expect, it } from 'vitest'
import { customerResult } from './customer-rules.ts'

const grace = { id: 7, is_active: true, staff_role: null, deleted_at: null }
const day = new Date('2026-03-02T09:00:00Z')

it.each<[string, Partial<Parameters<typeof customerResult>[0]>, string, string]>([
  ['a customer', {}, 'ok', 'ok'],
  ['oneself', { id: 1 }, 'oneself', 'oneself'],
  ['a deleted account', { is_active: false, deleted_at: day }, 'deleted', 'deleted'],
  ['a colleague', { staff_role: 'content' }, 'ok', 'staff'],
  ['an administrator', { staff_role: 'admin' }, 'ok', 'staff'],
  ['an account that is not active', { is_active: false }, 'ok', 'inactive'],
])('%s', (_case, customer, toNote, toAct) => {
  const about = { ...grace, ...customer }
  expect(customerResult(about, { actorId: 1, needs: 'account' })).toBe(toNote)
  expect(customerResult(about, { actorId: 1, needs: 'active customer' })).toBe(toAct)
})
