import { expect, it } from 'vitest'
import { isSame, validateName, standardViews, withText } from './order-views.ts'

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
    status_since_lte: '2026-02-22',
  })
})

it('has a view for each status, and no two alike', () => {
  const statuses = views.flatMap(({ filter }) => filter.status ?? [])
  expect(new Set(statuses).size).toBe(5)
  for (const [place, view] of views.entries()) {
    const alike = views.findIndex(({ filter }) => isSame(filter, view.filter))
    expect(alike).toBe(place)
  }
})

it.each([
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{}, { q: '' }, true],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
])('%j and %j are the same: %s', (one, other, same) => {
  expect(isSame(one, other)).toBe(same)
})

it('keeps what is typed', () => {
  const view = { name: 'Paid', filter: { status: 'Authorized' } }
  expect(withText(view, { q: 'vitz', status: 'Pending' })).toEqual({
    status: 'Authorized',
    q: 'vitz',
  })
  expect(withText(view, { status: 'Pending' })).toEqual({ status: 'Authorized' })
  expect(withText({ name: 'Own', filter: { q: 'hilux' } }, { q: 'vitz' })).toEqual({ q: 'hilux' })
})

it.each([
  ['', 'Give it a name.'],
  [' to be PAID', 'There is one of that name already.'],
  ['Zambia by container', null],
])('of %j it says %j', (name, sentence) => {
  expect(validateName(name, views)).toBe(sentence)
})
