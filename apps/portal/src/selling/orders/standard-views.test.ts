import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import { standardViews } from './standard-views.ts'

const views = standardViews(Date.parse('2026-03-01T23:30:00Z'))
const named = (name: string) => views.find((view) => view.name === name)

it('counts days from today', () => {
  expect(named('Due by tomorrow')?.filter).toEqual({
    status: 'Pending',
    payment_due_lte: '2026-03-02',
  })
  expect(named('Unshipped for a week')?.filter).toEqual({
    status: 'Authorized',
    paid: true,
    status_days_gte: 7,
  })
})

it('has a view for each status, and no two alike', () => {
  const statuses = views.flatMap(({ filter }) => filter.status ?? [])
  expect(new Set(statuses).size).toBe(5)
  for (const [place, view] of views.entries()) {
    const alike = views.findIndex(({ filter }) => isDeepStrictEqual(filter, view.filter))
    expect(alike).toBe(place)
  }
})
