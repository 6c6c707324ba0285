import { expect, it } from 'vitest'
import { errorsOf, wholeDays } from './support.ts'

it('means whole days, in UTC', () => {
  const filter = { q: 'vitz', date_placed_gte: '2026-03-02', date_placed_lte: '2026-03-04' }
  expect(wholeDays(filter)).toEqual({
    q: 'vitz',
    date_placed_gte: '2026-03-02T00:00:00.000Z',
    date_placed_lte: '2026-03-04T23:59:59.999Z',
  })
})

it.each([[{ q: '2026-03-02' }], [{ date_placed_lte: '' }], [{ status: ['Pending'] }], [{}]])(
  'leaves %j as it is',
  (filter) => {
    expect(wholeDays(filter)).toEqual(filter)
  },
)

it.each([
  [{ code: 'This code is taken.' }, { code: 'This code is taken.' }],
  [{}, { root: { serverError: 'It has ended already.', serverCode: 'voucher_ended' } }],
])('shows %j in a form as %j', (fields, errors) => {
  expect(errorsOf(fields, { sentence: 'It has ended already.', code: 'voucher_ended' })).toEqual(
    errors,
  )
})
