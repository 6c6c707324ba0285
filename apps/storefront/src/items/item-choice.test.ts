import type { Destination } from '@bandari/sdk'
import { describe, expect, it } from 'vitest'
import { validateItem, portFor, readItemChoice, writeItemChoice } from './item-choice.ts'

describe('the choice travels in the address', () => {
  it.each([
    ['', {}],
    ['country=ZM&quantity=3', { country: 'ZM', quantity: 3 }],
    ['quantity=0', {}],
    ['quantity=9', {}],
    ['quantity=1.5', {}],
    ['size=L', { picked: { size: 'L' } }],
  ])('%s', (search, choice) => {
    const byDefault = { country: '', quantity: 1, picked: {} }
    expect(readItemChoice(new URLSearchParams(search), 5)).toEqual({ ...byDefault, ...choice })
  })

  it('begins with the visitor’s destination', () => {
    const mine = { country: 'ZM' }
    expect(readItemChoice(new URLSearchParams(), 5, mine).country).toBe('ZM')
    expect(readItemChoice(new URLSearchParams('country=KE'), 5, mine).country).toBe('KE')
  })

  it('there and back', () => {
    const choice = { country: 'KE', quantity: 4, picked: { colour: 'Sea blue' } }
    expect(readItemChoice(new URLSearchParams(writeItemChoice(choice)), 5)).toEqual(choice)
  })
})

it.each([
  [{ country: '', quantity: 1 }, 5, 'no-country'],
  [{ country: 'KE', quantity: 1 }, 0, 'out-of-stock'],
  [{ country: 'KE', quantity: 1 }, 5, 'ok'],
] as const)('Buy Now with %j and %i in stock: %s', (choice, quantity, result) => {
  expect(validateItem(choice, { quantity })).toBe(result)
})

describe('the reference of the destination', () => {
  const method = (group: 'sedan' | 'suv' | 'other', option: string) => ({
    group,
    code: `${option}-${group}`,
    option,
  })
  const zambia = {
    code: 'ZM',
    ports: [
      {
        name: 'Walvis Bay',
        slug: 'walvis-bay',
        methods: [method('sedan', '1'), method('other', '3')],
      },
      { name: 'Durban', slug: 'durban', methods: [method('other', '6')] },
    ],
  } as unknown as Destination
  const mauritius = { code: 'MU', ports: [] } as unknown as Destination

  it('is the first port of the country, for goods that are no vehicle', () => {
    expect(portFor('ZM', [mauritius, zambia])).toEqual({ name: 'Walvis Bay', option: '3' })
  })

  it('is the port that the visitor chose for that country', () => {
    const mine = { country: 'ZM', port: 'durban' }
    expect(portFor('ZM', [mauritius, zambia], mine)).toEqual({ name: 'Durban', option: '6' })
    expect(portFor('ZM', [zambia], { ...mine, country: 'MW' })?.name).toBe('Walvis Bay')
  })

  it('is none where no port of ours is', () => {
    expect(portFor('MU', [mauritius, zambia])).toBeNull()
    expect(portFor('', [zambia])).toBeNull()
  })
})
