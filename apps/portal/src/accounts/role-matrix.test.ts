import { operationTable } from '@bandari/sdk/operations'
import { expect, it } from 'vitest'
import { columns, roleMatrix, subjectName } from './role-matrix.ts'

const rows = roleMatrix().flatMap((group) => group.rows)

it('has every operation of staff, once and in words', () => {
  const staffs = Object.entries(operationTable).filter(([, { role }]) => role === 'staff')
  expect(rows.map(({ operation }) => operation).toSorted()).toEqual(
    staffs.map(([name]) => name).toSorted(),
  )
  for (const { what, operation } of rows) expect(what).not.toBe(operation)
})

it.each([
  ['listSupportVendors', ['support', 'admin']],
  ['updateStaffRole', ['admin']],
  ['getSupportOverview', ['support', 'finance', 'content', 'admin']],
])('%s is for %j', (operation, roles) => {
  const row = rows.find((each) => each.operation === operation)
  expect(columns.filter((_, index) => row?.allowed[index])).toEqual(roles)
})

it('names a subject', () => {
  expect(subjectName('payout-batches')).toBe('Payout batches')
})
