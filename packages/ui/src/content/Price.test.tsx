import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { render } from '../../test/render.tsx'
import { Price } from './Price.tsx'

afterEach(cleanup)

it.each([
  ['4500.00', 'USD', null, '$4,500.00'],
  ['4500.00', 'USD', 5000, '$4,500.00Price before: $5,000.00Save: 10%'],
  ['1999.00', 'USD', 2221, '$1,999.00Price before: $2,221.00Save: 10%'],
  ['4500.00', 'USD', 4500, '$4,500.00'],
  ['4500.00', 'USD', 4000, '$4,500.00'],
  ['650000.00', 'KES', undefined, 'KES 650,000'],
])('%s %s, before %s, reads %s', (amount, currency, struck, text) => {
  const { container } = render(<Price amount={amount} currency={currency} struck={struck} />)
  expect(container.textContent).toBe(text)
})
