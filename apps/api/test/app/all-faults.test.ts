import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { people } from '../../seeds/people.data.ts'
import {
  addToBasket,
  basketOf,
  checkoutOf,
  consignee,
  newBuyer,
  stockProduct,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** One answer blames everything that is wrong with a form: what the contract finds, and what only a look-up can tell. */

let world: World
let token: string
let staffToken: string
let checkout: object
let tariffId: number
let voucherId: number
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  const buyer = await newBuyer(world)
  token = await insertSession(world.db, buyer.id, world.clock.now())
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', people.support.email)
    .executeTakeFirstOrThrow()
  staffToken = await insertSession(world.db, id, world.clock.now())
  await addToBasket(world, buyer, await stockProduct(world))
  checkout = checkoutOf(await basketOf(buyer))
  const staff = await world.as('support')
  const coming = {
    shipping_type: 'RORO',
    amount: '900',
    valid_from: '2039-01-01T00:00:00Z',
    end_previous: true,
  } as const
  const { data: tariff } = await staff.POST('/support/tariffs', { body: coming })
  tariffId = tariff?.id ?? 0
  const { data: voucher } = await staff.POST('/support/vouchers', {
    body: {
      code: 'HARBOUR9',
      name: 'Harbour',
      kind: 'percentage',
      benefit: '9.00',
      usage: 'unlimited',
      start_datetime: '2039-01-01T00:00:00Z',
      end_datetime: '2039-02-01T00:00:00Z',
    },
  })
  voucherId = voucher?.id ?? 0
})
afterAll(() => world.close())

const { line1: _, ...withoutLine } = consignee
const required = ['This field is required.']
const object = ['Invalid hyperlink - Object does not exist.']
const url = ['Invalid hyperlink - No URL match.']
const differ = ["The two password fields didn't match."]

interface Case {
  path: string | (() => string)
  /** Else POST. */
  method?: 'PUT'
  /** By a member of staff. */
  isStaff?: true
  body: () => object
  status?: number
  /** All that is blamed, and by what. */
  blamed: object
}

const cases: Record<string, Case> = {
  'a new address': {
    path: '/useraddresses/',
    body: () => ({ ...withoutLine, country: '/api/countries/XX/', phone_number: 'none' }),
    blamed: { line1: required, country: object, phone_number: ['Enter a valid phone number.'] },
  },
  'a checkout': {
    path: '/checkout/',
    body: () => ({
      ...checkout,
      basket: '/api/baskets/999999/',
      total: '1.005',
      shipping_address: { ...withoutLine, country: 'Kenya', tel_number: 'none' },
      billing_address: { ...consignee, title: 'Sir', country: '/api/countries/XX/' },
      payment: {},
    }),
    status: 406,
    blamed: {
      basket: object,
      total: ['Ensure that there are no more than 2 decimal places.'],
      shipping_address: {
        line1: required,
        country: url,
        tel_number: ['The phone number entered is not valid.'],
      },
      billing_address: { title: ['"Sir" is not a valid choice.'], country: object },
      payment: ['At least one payment method must be enabled.'],
    },
  },
  'a checkout whose payment is no payment': {
    path: '/checkout/',
    body: () => ({ ...checkout, basket: 'x', payment: { cash: { enabled: true, amount: 'all' } } }),
    status: 406,
    blamed: { basket: url, payment: { cash: { amount: ['A valid number is required.'] } } },
  },
  'a line': {
    path: '/basket/add-product/',
    body: () => ({
      url: '/api/products/999999/',
      quantity: 0,
      options: [{ option: '/api/options/999999/', value: 'much' }],
    }),
    status: 406,
    blamed: {
      reason: {
        url: object,
        quantity: ['Ensure this value is greater than or equal to 1.'],
        options: { 0: { option: object, value: ['A valid number is required.'] } },
      },
    },
  },
  'a line of which only the links are wrong': {
    path: '/basket/add-product/',
    body: () => ({
      url: '/api/products/999999/',
      quantity: 1,
      options: [{ option: '/elsewhere/', value: '0' }],
    }),
    status: 406,
    blamed: { reason: { url: object, options: [{ option: url }] } },
  },
  'a registration': {
    path: '/register/',
    body: () => ({
      last_name: 'Wanjiru',
      email: people.buyer.email,
      confirm_email: 'else@example.com',
      password: '12345678',
      country: 'Atlantis',
    }),
    // Whether the address has an account is told to a whole registration only, of which there are five an hour.
    blamed: {
      first_name: required,
      confirm_email: ['Email addresses do not match'],
      password: ['This password is too common.', 'This password is entirely numeric.'],
      country: ['"Atlantis" is not a valid choice.'],
    },
  },
  'a change of password': {
    path: '/account/password/',
    body: () => ({ new_password1: 'harbour lights 9', new_password2: 'harbour lights 8' }),
    blamed: { current_password: required, new_password2: differ },
  },
  'a tariff': {
    path: '/support/tariffs',
    isStaff: true,
    body: () => ({ shipping_type: 'cart', port_id: 999_999, amount: '0.00' }),
    blamed: {
      shipping_type: ['"cart" is not a valid choice.'],
      port_id: [expect.stringMatching(/port/i)],
      amount: ['Ensure this value is greater than or equal to 1.'],
    },
  },
  'a tariff of which nothing is malformed': {
    path: '/support/tariffs',
    isStaff: true,
    body: () => ({ shipping_type: 'RORO', port_id: 999_999, amount: '0.00' }),
    blamed: {
      port_id: [expect.stringMatching(/port/i)],
      amount: ['Ensure this value is greater than or equal to 1.'],
    },
  },
  'a discount code': {
    path: '/support/vouchers',
    isStaff: true,
    body: () => ({
      code: 'KARIBU5',
      kind: 'percentage',
      benefit: '101.00',
      usage: 'often',
      start_datetime: '2030-01-02T00:00:00Z',
      end_datetime: '2030-01-01T00:00:00Z',
    }),
    blamed: {
      name: required,
      usage: ['"often" is not a valid choice.'],
      code: [expect.any(String)],
      benefit: [expect.any(String)],
      end_datetime: [expect.any(String)],
    },
  },
  'a changed tariff': {
    path: () => `/support/tariffs/${tariffId}`,
    method: 'PUT',
    isStaff: true,
    body: () => ({
      shipping_type: 'cart',
      port_id: 999_999,
      amount: '0.00',
      valid_to: '2038-01-01T00:00:00Z',
    }),
    blamed: {
      shipping_type: ['"cart" is not a valid choice.'],
      port_id: [expect.stringMatching(/port/i)],
      amount: ['Ensure this value is greater than or equal to 1.'],
      valid_to: [expect.any(String)],
    },
  },
  'a changed discount code': {
    path: () => `/support/vouchers/${voucherId}`,
    method: 'PUT',
    isStaff: true,
    body: () => ({
      code: 'KARIBU5',
      name: '',
      benefit: '101.00',
      usage: 'often',
      end_datetime: '2030-01-01T00:00:00Z',
    }),
    blamed: {
      name: [expect.any(String)],
      usage: ['"often" is not a valid choice.'],
      code: [expect.any(String)],
      benefit: [expect.any(String)],
      end_datetime: [expect.any(String)],
    },
  },
  'a changed discount code whose kind is none, so that its benefit may be anything': {
    path: () => `/support/vouchers/${voucherId}`,
    method: 'PUT',
    isStaff: true,
    body: () => ({ kind: 'gift', benefit: '101.00' }),
    blamed: { kind: ['"gift" is not a valid choice.'] },
  },
  'a price at the door': {
    path: '/support/door-tariffs',
    isStaff: true,
    body: () => ({ kind: 'ferry', country: 'XX', amount: '0', valid_from: '2020-01-01T00:00:00Z' }),
    blamed: {
      kind: ['"ferry" is not a valid choice.'],
      country: [expect.any(String)],
      amount: ['Ensure this value is greater than 0.'],
      valid_from: [expect.any(String)],
    },
  },
  'an insurance tariff': {
    path: '/support/insurance-tariffs',
    isStaff: true,
    body: () => ({ percent: '0', minimum: '-1', valid_from: '2020-01-01T00:00:00Z' }),
    blamed: {
      percent: ['Ensure this value is greater than 0.'],
      minimum: ['Enter a valid value.'],
      valid_from: [expect.any(String)],
    },
  },
  'an article': {
    path: '/support/articles',
    isStaff: true,
    body: () => ({ summary: 7, slug: 'x', content: '<p> </p>', texts: { xx: { title: 'x' } } }),
    blamed: {
      title: required,
      summary: [expect.any(String)],
      content: ['This field may not be blank.'],
      texts: { xx: ['"xx" is not a valid choice.'] },
    },
  },
  'a supporter': {
    path: '/upgrade-to-agent-account/',
    body: () => ({ mobileNumber: '12', referrerEmail: 'nobody', agreed: 'yes' }),
    blamed: {
      mobileNumber: ['Please enter a valid mobile number.'],
      referrerEmail: ['Enter a valid email address.'],
      agreed: ['Must be a valid boolean.'],
    },
  },
}

it.each(Object.entries(cases))(
  '%s',
  async (_name, { path, method = 'POST', isStaff, body, status = 400, blamed }) => {
    const answer = await world.app.inject({
      method,
      url: `/api${typeof path === 'string' ? path : path()}`,
      headers: { authorization: `Token ${isStaff ? staffToken : token}` },
      payload: body(),
    })
    expect(answer.statusCode).toBe(status)
    const { codes: _codes, values: _values, ...fields } = answer.json<Answered>()
    // A refusal's own name; a field may be called so, too.
    if (typeof fields.code === 'string') delete fields.code
    if (fields.reason) {
      delete fields.reason['codes']
      delete fields.reason['values']
    }
    expect(fields).toEqual(blamed)
  },
)

interface Answered {
  codes?: unknown
  values?: unknown
  code?: unknown
  reason?: Record<string, unknown>
}

it('a form that nobody may send is not looked into', async () => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/checkout/',
    payload: { basket: '/api/baskets/999999/' },
  })
  expect(answer.statusCode).toBe(401)
})
