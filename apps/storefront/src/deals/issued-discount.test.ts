import { expect, test } from 'vitest'
import { parseIssued } from './issued-discount.ts'

const issued = {
  email: 'amina@shop.example',
  discount: {
    code: 'FLASH7K2QABC',
    amount: '200.00',
    currency: 'USD',
    min_order: '1000.00',
    valid_until: '2026-11-24T09:00:00.000Z',
    product_class: 'cars',
  },
}

test('what was kept is read again', () => {
  expect(parseIssued(JSON.stringify(issued))).toEqual(issued)
})

test.each([
  null,
  '',
  'nonsense',
  'null',
  '[]',
  '{"email":"a@b.example"}',
  JSON.stringify({ ...issued, email: 7 }),
  JSON.stringify({ ...issued, discount: { ...issued.discount, valid_until: 'soon' } }),
])('%j is nothing of ours', (text) => {
  expect(parseIssued(text)).toBeNull()
})
