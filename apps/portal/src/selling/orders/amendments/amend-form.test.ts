import type { AmendmentTerms } from '@bandari/sdk'
import { expect, it } from 'vitest'
import { type AmendForm, formOf, wishOf } from './amend-form.ts'

const terms: AmendmentTerms = {
  lines: [{ id: 71, title: 'Toyota Vitz', quantity: 1, unit_price: '4500.00' }],
  port: 'mombasa',
  shipping_type: 'RORO',
  shipping: '700.00',
  insured: false,
  insurance: null,
  inspection: '150.00',
  discount: '0.00',
  extras: [{ label: 'Roof rack', amount: '90.00' }],
  total: '5440.00',
}
const [line] = formOf(terms).lines

it.each<[string, Partial<AmendForm>, object]>([
  ['nothing', {}, {}],
  ['another way', { type: 'Container' }, { shipping_type: 'Container' }],
  ['freight, as it is written with a comma', { freight: '650,50' }, { shipping: '650.50' }],
  [
    'two of it at another price',
    { lines: [{ ...line!, quantity: '2', price: '4400' }] },
    { lines: [{ id: 71, quantity: 2, unit_price: '4400.00' }] },
  ],
  ['no price of insurance that is not wanted', { insurance: '52' }, {}],
  ['insurance by the tariff', { insured: true }, { insured: true }],
  ['no extras', { extras: [] }, { extras: [] }],
  [
    'an extra without an amount is not there yet',
    { extras: [...terms.extras, { label: 'Mats', amount: '' }] },
    {},
  ],
])('%s', (_what, change, wish) => {
  expect(wishOf({ ...formOf(terms), ...change }, terms)).toEqual(wish)
})
