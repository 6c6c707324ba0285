import { describe, expect, it } from 'vitest'
import type { ShopSettings } from '@bandari/sdk'
import { fieldErrors } from '../../core/field-problems.ts'
import { readSettings } from '../../settings.ts'
import { mistakesIn, tidied, unsafeIn } from './rules.ts'
import { settingsOf, valuesOf } from './values.ts'

const office = {
  city: 'Nairobi',
  country: 'Kenya',
  address: 'Mombasa Road',
  phones: ['+254 20 555 0100'],
  latitude: -1.32,
  longitude: 36.84,
}
const facebook = 'https://www.facebook.com/bandari'

describe('mistakesIn', () => {
  it.each<[string, Partial<ShopSettings>, string[]]>([
    ['nothing', {}, []],
    ['a telephone', { contact_phone: '+254 20 555 0100' }, []],
    ['a telephone of one country', { contact_phone: '020 555 0100' }, ['setting_phone']],
    ['letters', { contact_phone: '+254 CARS' }, ['setting_phone']],
    ['no WhatsApp', { whatsapp: null }, []],
    ['a name at WhatsApp', { whatsapp: 'bandari' }, ['setting_phone']],
    ['a name of spaces', { brand_name: '' }, ['blank']],
    ['an address of empty lines', { contact_address: [] }, ['blank']],
    ['a page at a network', { social_links: [facebook] }, []],
    ['no pages', { social_links: [] }, []],
    ['another site', { social_links: ['https://elsewhere.example/x'] }, ['setting_network']],
    [
      'a site like a network',
      { social_links: ['https://facebook.com.evil.io/x'] },
      ['setting_network'],
    ],
    ['a network without a page', { social_links: ['https://facebook.com/'] }, ['setting_network']],
    ['no https', { social_links: ['http://facebook.com/x'] }, ['setting_network']],
    ['a script', { social_links: ['javascript:alert(1)'] }, ['setting_network']],
    ['two in one', { social_links: [`${facebook},${facebook}`] }, ['setting_network']],
    ['a number among pages', { social_links: ['https://wa.me/254722'] }, ['setting_network']],
    [
      'a network twice',
      { social_links: [facebook, 'https://facebook.com/other'] },
      ['setting_network_twice'],
    ],
    ['an office', { offices: [office] }, []],
    ['an office without a street', { offices: [{ ...office, address: '' }] }, ['blank']],
    ['an office without a telephone', { offices: [{ ...office, phones: [] }] }, ['blank']],
    [
      'an office with half a telephone',
      { offices: [office, { ...office, phones: ['555'] }] },
      ['setting_office_phone'],
    ],
    ['rising steps', { position_sales: [1, 2, 3] }, []],
    ['equal steps', { position_sales: [1, 2, 2] }, ['setting_not_rising']],
    ['falling steps', { position_sales: [3, 2, 1] }, ['setting_not_rising']],
    ['days of the month', { payout_days: [1, 15] }, []],
    ['a day twice', { payout_days: [15, 15] }, ['setting_not_rising']],
  ])('%s', (_, values, codes) => {
    expect(Object.values(fieldErrors(mistakesIn(values)).codes).flat()).toEqual(codes)
  })
})

describe('unsafeIn', () => {
  it.each<[Partial<ShopSettings>, string[]]>([
    [{ max_unpaid_orders: 100, max_held_vehicles: 1, max_orders_per_hour: 50 }, []],
    [{ max_unpaid_orders: 101 }, ['max_unpaid_orders']],
    [{ max_held_vehicles: 0 }, ['max_held_vehicles']],
    [{ max_orders_per_hour: 1000 }, ['max_orders_per_hour']],
    [{ payout_details_hours: 24 }, []],
    [{ payout_details_hours: 0 }, ['payout_details_hours']],
    [{ retention_orders_years: 7, retention_audit_years: 7 }, []],
    [{ retention_orders_years: 6 }, ['retention_orders_years']],
    [{ retention_audit_years: 1 }, ['retention_audit_years']],
    [{ staff_idle_minutes: 43_200 }, ['staff_idle_minutes']],
    [{ support_email: 'support@bandari.example' }, ['support_email']],
    [{ support_email: 'support@bandari.co.ke' }, []],
  ])('%j', (values, names) => {
    expect(Object.keys(unsafeIn(values, { isProduction: true }))).toEqual(names)
  })

  it('lets the demo keep its own address', () => {
    const values = { support_email: 'support@bandari.example' }
    expect(unsafeIn(values, { isProduction: false })).toEqual({})
  })
})

it('takes spaces away, and lines that nobody filled in', () => {
  const lines = [' Mombasa Road ', '  ', 'Nairobi']
  expect(tidied({ contact_address: lines, whatsapp: ' ', payment_days: 5 })).toEqual({
    contact_address: ['Mombasa Road', 'Nairobi'],
    whatsapp: null,
    payment_days: 5,
  })
})

it.each([
  ['Bandari\r\nBcc: all@example.com', 'Bandari Bcc: all@example.com'],
  ['\u202eirad\u0000naB', 'irad naB'],
  ['Bandari Motors', 'Bandari Motors'],
])('the name %j is one line: %j', (typed, name) => {
  expect(tidied({ brand_name: typed })).toEqual({ brand_name: name })
})

it('what the environment says is the same after a way through the database', () => {
  const settings = readSettings({
    SOCIAL_LINKS: 'https://x.com/bandari,https://wa.me/254205550100',
    POSITION_SALES: '10000,20000,30000',
  })
  const values = valuesOf(settings)
  expect(values).toMatchObject({
    whatsapp: '+254205550100',
    social_links: ['https://x.com/bandari'],
    position_sales: [10_000, 20_000, 30_000],
  })
  expect(mistakesIn(values)).toEqual({})
  const back: unknown = JSON.parse(JSON.stringify(values))
  expect(settings).toMatchObject(settingsOf(back as ShopSettings))
})
