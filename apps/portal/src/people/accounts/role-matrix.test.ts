import { operationTable } from '@bandari/sdk/operations'
import { translatorOf } from '@bandari/i18n/catalogues'
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

it('is written in French, too, and in English by the words of the contract', () => {
  const ids = rows.map(({ operation }) => `staffOperations.${operation}`)
  expect(ids.map((id) => translatorOf('en').formatSentence(id))).toEqual(
    rows.map(({ what }) => what),
  )
  expect(ids.filter((id) => !translatorOf('fr').isMessageId(id))).toEqual([])
  const subjects = roleMatrix().map(({ subject }) => `staffOperations.of-${subject}`)
  expect(subjects.filter((id) => !translatorOf('fr').isMessageId(id))).toEqual([])
})

it('names a subject', () => {
  expect(subjectName('payout-batches')).toBe('Payout batches')
})
