import type { ImportDestination } from '@bandari/sdk'
import { describe, expect, it } from 'vitest'
import { problemsOf, questionOf, readForm, writeForm } from './calculator-form.ts'

const address = (query: string) => readForm(new URLSearchParams(query), null)

const fielder =
  'country=ZM&city=Lusaka&shipping=RORO&make=Toyota&model=Corolla+Fielder&price=5,200.50&class=passenger&body=wagon&fuel=petrol&engine_cc=1%2C496&steering=right&manufactured=2019-02&first_registered=2019-03&origin=JP'

const destinations = [
  {
    country: 'ZM',
    places: [
      {
        city: 'Lusaka',
        ways: [{ id: 'zm-dar-lun', shipping: ['RORO', 'CONTAINER'], destination: 'dar-es-salaam' }],
      },
    ],
  },
] as unknown as ImportDestination[]

it('an address is the question', () => {
  const form = address(fielder)
  expect(problemsOf(form, 2026)).toEqual({})
  expect(questionOf(form, destinations)?.question).toEqual({
    country: 'ZM',
    city: 'Lusaka',
    route: 'zm-dar-lun',
    shipping: 'RORO',
    insurance: false,
    price: '5200.50',
    class: 'passenger',
    body: 'wagon',
    fuel: 'petrol',
    engine_cc: 1496,
    steering: 'right',
    make: 'Toyota',
    model: 'Corolla Fielder',
    manufactured: '2019-02',
    first_registered: '2019-03',
    origin: 'JP',
  })
})

it('asks about an insured voyage where the address says so', () => {
  const form = address('country=ZM&price=5200&insurance=yes')
  expect(questionOf(form, destinations)?.question).toMatchObject({ insurance: true })
})

it('what nobody said is not asked about', () => {
  const form = address('country=ZM&price=5200&class=spaceship&fuel=&origin=japan')
  expect(questionOf(form, destinations)?.question).toEqual({
    country: 'ZM',
    city: 'Lusaka',
    route: 'zm-dar-lun',
    shipping: 'RORO',
    insurance: false,
    price: '5200',
  })
  expect(questionOf({ ...form, country: 'JP' }, destinations)).toBeNull()
})

it('an address without a question begins where the visitor wants their cars', () => {
  const mine = { country: 'ZM', city: 'Lusaka', way: 'zm-dar-lun', shipping: 'CONTAINER', port: '' }
  expect(readForm(new URLSearchParams(), mine as Parameters<typeof readForm>[1])).toMatchObject({
    country: 'ZM',
    shipping: 'CONTAINER',
    origin: 'JP',
    price: '',
  })
})

describe('a problem is told at its field', () => {
  it.each([
    ['price=5200', { country: 'calculator.countryNeeded' }],
    ['country=ZM', { price: 'calculator.priceWrong' }],
    ['country=ZM&price=cheap', { price: 'calculator.priceWrong' }],
    ['country=ZM&price=5200&engine_cc=big', { engine_cc: 'calculator.engineWrong' }],
    ['country=ZM&price=5200&manufactured=19', { manufactured: 'calculator.monthWrong' }],
    ['country=ZM&price=5200&manufactured=2019-13', { manufactured: 'calculator.monthWrong' }],
    ['country=ZM&price=5200&manufactured=2027', { manufactured: 'calculator.notInFuture' }],
    [
      'country=ZM&price=5200&manufactured=2019-05&first_registered=2019-04',
      { first_registered: 'calculator.registeredEarlier' },
    ],
    ['country=ZM&price=5200&manufactured=2019-05&first_registered=2019', {}],
  ])('%s', (query, problems) => {
    expect(problemsOf(address(query), 2026)).toEqual(problems)
  })
})

it('an address says what was filled in, and nothing else', () => {
  const fields: [string, unknown][] = [
    ['country', 'ZM'],
    ['city', ''],
    ['price', ' 5200 '],
  ]
  expect(writeForm(fields)).toBe('country=ZM&price=5200')
})
