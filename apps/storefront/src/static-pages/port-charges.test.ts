import type { Destination } from '@bandari/sdk'
import { expect, it } from 'vitest'
import { chargeRows } from './port-charges.ts'

function country(name: string, ports: Readonly<Record<string, [string, string]>>): Destination {
  return {
    name,
    code: 'ZM',
    country: 'https://shop.example/api/countries/ZM/',
    currency: 'USD',
    insurance: null,
    charges: { RORO: '700.00', Container: '1200.00' },
    ports: Object.entries(ports).map(([port, [RORO, Container]]) => ({
      name: port,
      slug: port.toLowerCase().replaceAll(' ', '-'),
      methods: [],
      charges: { RORO, Container },
    })),
  }
}

const usual: [string, string] = ['700.00', '1200.00']

it('has one row for the ports of a country that cost the same', () => {
  const rows = chargeRows([country('Zambia', { 'Walvis Bay': usual, Durban: usual })])
  expect(rows).toEqual([
    {
      code: 'ZM',
      country: 'Zambia',
      ports: ['Walvis Bay', 'Durban'],
      roro: '700.00',
      container: '1200.00',
      currency: 'USD',
    },
  ])
})

it('has another row for a port that costs something else, in RORO or in a container', () => {
  const rows = chargeRows([
    country('Zambia', {
      'Walvis Bay': usual,
      Durban: ['815.50', '1200.00'],
      'Dar Es Salaam': ['700.00', '1300.00'],
    }),
  ])
  expect(rows.map(({ ports }) => ports)).toEqual([['Walvis Bay'], ['Durban'], ['Dar Es Salaam']])
})

it('has none for a country without a port', () => {
  expect(chargeRows([country('Namibia', {})])).toEqual([])
})
