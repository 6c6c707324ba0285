import type { Address, Basket, Country } from '@bandari/sdk'
import contract from '@bandari/sdk/openapi.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import type { Consignee } from './consignee-schema.ts'
import {
  addressOf,
  blankConsignee,
  consigneeFromProfile,
  consigneeOf,
  consigneeProblems,
  orderRequest,
} from './order-request.ts'

const checkout = contract.paths['/checkout/'].post
const sent = checkout.requestBody.content['application/json'].example
const kenya: Country = {
  url: 'https://shop.example/api/countries/KE/',
  name: 'Kenya',
  printable_name: 'Republic of Kenya',
  iso_3166_1_a3: 'KEN',
  iso_3166_1_numeric: '404',
  display_order: 0,
  is_shipping_country: true,
}
const grace: Consignee = {
  title: 'Mrs',
  first_name: 'Grace',
  last_name: 'Wanjiru',
  email: 'grace@example.com',
  contact_number: '+254 700 000 001',
  line1: '14 Moi Avenue',
  line2: '',
  city: 'Nairobi',
  province: 'Nairobi County',
  country: kenya.url,
}

describe('orderRequest', () => {
  it("says what the contract's example says", () => {
    const basket = {
      url: sent.basket,
      totalCost: sent.total,
      shippingChargeOption: { value: sent.shipping_charge.incl_tax, option: '/api/options/1/' },
      destinationCode: sent.shipping_method_code,
      destinationPort: sent.shipping_address.destination_port,
    } as Basket
    const { line3: _, postcode: __, notes: ___, ...address } = sent.shipping_address
    expect(orderRequest(basket, grace)).toEqual({ ...sent, shipping_address: address })
  })
})

describe('consigneeOf', () => {
  const stored = {
    ...addressOf(grace),
    phone_number: '+254700000001',
    country: 'http://localhost:8080/api/countries/KE/',
  } as Address

  it('gives back what was saved, whatever the host', () => {
    expect(consigneeOf(stored, [kenya])).toEqual({ ...grace, contact_number: '+254700000001' })
  })
  it('leaves open what it does not know', () => {
    const open = { ...stored, title: 'Dr', country: '/api/countries/XX/' }
    expect(consigneeOf(open, [kenya])).toMatchObject({ title: '', country: '' })
  })
})

describe('consigneeFromProfile', () => {
  const account = { first_name: 'Grace', last_name: 'Wanjiru', email: 'grace@example.com' }
  const rest = {
    postcode: null,
    phone: null,
    country_code: null,
    date_joined: '2025-11-20T10:30:00Z',
    is_seller: false,
  }
  const notifications = {
    commission: true,
    listing_ordered: true,
    order_steps: true,
    weekly_figures: true,
  }
  const nobody = {
    agent_training: '',
    is_staff: false,
    staff_role: null,
    language: 'en',
    notifications,
  }
  const profile = { ...account, ...rest, ...nobody }

  it.each([
    ['Kenya', kenya.url],
    ['Republic of Kenya', kenya.url],
    ['Atlantis', ''],
    [null, ''],
  ])('%s: %s', (country, expected) => {
    const filled = consigneeFromProfile(
      { ...profile, seller_status: 'none', may_list_export: false, sells_for: null, country },
      [kenya],
    )
    expect(filled).toEqual({ ...blankConsignee, ...account, country: expected })
  })
})

it('consigneeProblems names what the server refuses by the fields of the form', () => {
  const told = { phone_number: 'No', tel_number: 'No', line4: 'Not this', first_name: 'Nor this' }
  expect(consigneeProblems(told)).toEqual({
    contact_number: 'No',
    city: 'Not this',
    first_name: 'Nor this',
  })
})
