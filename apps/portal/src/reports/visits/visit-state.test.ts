import { expect, it } from 'vitest'
import { funnelQuestion, readVisits, visitsQuery, type VisitState } from './visit-state.ts'

const read = (query: string) => readVisits(new URLSearchParams(query))

it.each<VisitState>([
  { view: 'funnel', by: 'day', period: 'last-month', from: '', to: '' },
  { view: 'funnel', by: 'source', period: 'custom', from: '2026-01-01', to: '2026-02-03' },
  { view: 'speed', by: 'page', days: 28 },
  {
    view: 'speed',
    by: 'country',
    days: 90,
    page: '/details/:id/:parts?',
    country: 'none',
    language: 'sw',
    device: 'phone',
  },
])('reads what it writes: %j', (state) => {
  expect(read(visitsQuery(state))).toEqual(state)
})

it('ignores what is no choice', () => {
  expect(read('view=x&by=page&period=y')).toEqual(read(''))
  expect(read('view=speed&by=source&days=8&country=kenya&language=de&device=watch')).toEqual({
    view: 'speed',
    by: 'page',
    days: 28,
  })
})

it('asks for nothing while days are missing', () => {
  const state = read('period=custom&from=2026-01-01')
  expect(state.view === 'funnel' && funnelQuestion(state)).toBeNull()
})
