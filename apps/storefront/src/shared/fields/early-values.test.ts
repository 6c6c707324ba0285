import { expect, it } from 'vitest'
import { earlyValues } from './early-values.ts'

const blank = { email: '', country: 'KE', remember: false }

it.each([
  [[['email', '']], {}],
  [[['email', 'grace@example.com']], { email: 'grace@example.com' }],
  [
    [
      ['email', ' '],
      ['country', 'ZM'],
    ],
    { email: ' ', country: 'ZM' },
  ],
  [[['country', '']], {}],
  [[['remember', 'on']], { remember: true }],
  [[['elsewhere', 'x']], {}],
])('%j of a form that begins blank: %j', (typed, expected) => {
  const data = new FormData()
  for (const [name, value] of typed) data.append(name!, value!)
  expect(earlyValues(data, blank)).toEqual(expected)
})

it('a box that was ticked and no longer is', () => {
  expect(earlyValues(new FormData(), { remember: true })).toEqual({ remember: false })
})

it('a file is not text', () => {
  const data = new FormData()
  data.append('email', new Blob(['x']), 'x.txt')
  expect(earlyValues(data, blank)).toEqual({})
})
