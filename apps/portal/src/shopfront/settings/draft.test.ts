import type { ShopSettings } from '@bandari/sdk'
import { describe, expect, it } from 'vitest'
import { changesOf, draftOf, emptyOffice, rebased } from './draft.ts'

const settings: ShopSettings = {
  brand_name: 'Bandari',
  support_email: 'support@bandari.co.ke',
  contact_phone: '+254 20 555 0100',
  contact_address: ['Bandari House', 'Nairobi'],
  whatsapp: null,
  index_now_key: null,
  social_links: [],
  offices: [
    {
      city: 'Nairobi',
      country: 'Kenya',
      address: 'Mombasa Road',
      phones: ['+254 20 555 0100', '+254 20 555 0101'],
      latitude: -1.3203,
      longitude: 36.843,
    },
  ],
  payment_days: 5,
  max_unpaid_orders: 3,
  max_held_vehicles: 5,
  max_orders_per_hour: 10,
  fit_promise: false,
  struck_prices: true,
  exchange_rate_days: 35,
  kes_per_usd: 129,
  mask_contacts: 'order',
  count_views: true,
  vitals_percent: 100,
  position_sales: [15_000, 60_000, 200_000],
  payout_days: [1, 15],
  payout_details_hours: 48,
  retention_orders_years: 7,
  retention_audit_years: 7,
  retention_enquiries_days: 365,
  retention_mails_days: 180,
  retention_sessions_days: 30,
  retention_searches_days: 90,
  session_days: 30,
  staff_idle_minutes: 30,
}
const draft = draftOf(settings)

describe('changesOf', () => {
  it.each<[string, Partial<Record<keyof ShopSettings, unknown>>, object, object]>([
    ['nothing', {}, {}, {}],
    ['a text', { brand_name: ' Other ' }, { brand_name: 'Other' }, {}],
    ['a number', { payment_days: '7' }, { payment_days: 7 }, {}],
    ['no number', { payment_days: '7 days' }, {}, { payment_days: 'whole' }],
    ['half a day', { payment_days: '1.5' }, {}, { payment_days: 'whole' }],
    ['a rate', { kes_per_usd: '129.5' }, { kes_per_usd: 129.5 }, {}],
    ['a rate with a comma', { kes_per_usd: '129,5' }, {}, { kes_per_usd: 'number' }],
    ['numbers', { payout_days: '1,10, 20' }, { payout_days: [1, 10, 20] }, {}],
    ['no numbers', { payout_days: '1 and 15' }, {}, { payout_days: 'numbers' }],
    [
      'lines',
      { contact_address: 'House\n\n Nairobi ' },
      { contact_address: ['House', 'Nairobi'] },
      {},
    ],
    ['a switch', { struck_prices: false }, { struck_prices: false }, {}],
    ['WhatsApp', { whatsapp: '+254 722 555 010' }, { whatsapp: '+254 722 555 010' }, {}],
    ['an office without a place', { offices: [emptyOffice] }, {}, { offices: 'position' }],
  ])('%s', (_, more, changes, wrong) => {
    expect(changesOf({ ...draft, ...more } as typeof draft, settings)).toEqual({ changes, wrong })
  })

  it('reads an office as it was typed', () => {
    const office = {
      ...emptyOffice,
      city: 'Lusaka',
      phones: '+260 1, +260 2',
      position: '-15.4,28.28',
    }
    const { changes } = changesOf({ ...draft, offices: [office] }, settings)
    expect(changes.offices).toEqual([
      {
        city: 'Lusaka',
        country: '',
        address: '',
        phones: ['+260 1', '+260 2'],
        latitude: -15.4,
        longitude: 28.28,
      },
    ])
  })

  it('takes WhatsApp away', () => {
    const with_number = { ...settings, whatsapp: '+254 722 555 010' }
    const emptied = { ...draftOf(with_number), whatsapp: ' ' }
    expect(changesOf(emptied, with_number).changes).toEqual({ whatsapp: null })
  })
})

it('what a colleague has changed meanwhile stays theirs, unless it was typed here, too', () => {
  const typed = { ...draft, brand_name: 'Mine', payment_days: '9' }
  const now = { ...settings, brand_name: 'Theirs', kes_per_usd: 140 }
  const again = rebased(typed, settings, now)
  expect(changesOf(again, now).changes).toEqual({ brand_name: 'Mine', payment_days: 9 })
})
