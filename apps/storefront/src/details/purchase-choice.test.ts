import type { Destination } from '@bandari/sdk'
import { describe, expect, test } from 'vitest'
import { chooseCountry, choosePort, readChoice, writeChoice } from './purchase-choice.ts'

const charges = { RORO: '700.00', Container: '1200.00' }

function destination(code: string, ...slugs: string[]): Destination {
  const ports = slugs.map((slug) => ({ name: slug, slug, methods: [], charges }))
  const country = `/api/countries/${code}/`
  return { country, code, name: code, ports, charges, currency: 'USD', insurance: null }
}

const destinations = [
  destination('KE', 'mombasa'),
  destination('UG', 'mombasa', 'dar-es-salaam'),
  destination('MU'),
]

const byDefault = {
  country: 'KE',
  port: 'mombasa',
  shipping: 'RORO',
  quantity: 1,
  insurance: false,
  picked: {},
} as const

describe('readChoice', () => {
  test.each([
    ['', {}],
    [
      'country=UG&port=dar-es-salaam&shipping=Container&quantity=3&insurance=1',
      { country: 'UG', port: 'dar-es-salaam', shipping: 'Container', quantity: 3, insurance: true },
    ],
    ['country=KE', {}],
    ['country=UG', { country: 'UG', port: '' }],
    ['country=UG&port=beira', { country: 'UG', port: '' }],
    ['country=MU&port=mombasa', { country: 'MU', port: '' }],
    ['country=XX&port=mombasa', { country: '', port: '' }],
    ['country=', { country: '', port: '' }],
    ['quantity=26', {}],
    ['quantity=0.5', {}],
    ['shipping=Air', {}],
    ['size=L&colour=Blue', { picked: { size: 'L', colour: 'Blue' } }],
  ] as const)('%s', (query, change) => {
    expect(readChoice(new URLSearchParams(query), destinations)).toEqual({
      ...byDefault,
      ...change,
    })
  })

  test.each([
    ['', true],
    ['shipping=Container', true],
    ['country=ZM&port=durban', false],
    ['country=ZM&port=durban&insurance=1', true],
  ])(
    'begins insured where the destination is, unless the address is a choice: %s',
    (query, insurance) => {
      const beginning = {
        country: 'ZM',
        port: 'durban',
        shipping: 'RORO',
        insurance: true,
      } as const
      expect(readChoice(new URLSearchParams(query), [], beginning).insurance).toBe(insurance)
    },
  )

  test('what was written is read', () => {
    const choice = {
      country: 'UG',
      port: 'mombasa',
      shipping: 'Container',
      quantity: 25,
      insurance: true,
      picked: { size: '205/55 R16' },
    } as const
    expect(readChoice(new URLSearchParams(writeChoice(choice)), destinations)).toEqual(choice)
  })
})

describe('choosing', () => {
  const inContainer = { ...byDefault, shipping: 'Container' } as const

  test('a port returns the type to RORO (decisions 8)', () => {
    expect(choosePort(inContainer, 'mombasa')).toEqual(byDefault)
  })

  test('a country with one port brings it along', () => {
    expect(chooseCountry({ ...inContainer, country: '', port: '' }, 'KE', destinations)).toEqual(
      byDefault,
    )
  })

  test('a country with two ports leaves the port open', () => {
    expect(chooseCountry(inContainer, 'UG', destinations)).toEqual({
      ...byDefault,
      country: 'UG',
      port: '',
    })
  })
})
