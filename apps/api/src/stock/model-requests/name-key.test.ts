import { describe, expect, it } from 'vitest'
import { nameKey, requestKey, tidyName } from './name-key.ts'

describe('names', () => {
  it.each([
    ['C-HR', 'c hr'],
    ['Citroën', 'CITROEN'],
    ['Land Cruiser', 'LANDCRUISER '],
  ])('%j and %j are one', (one, other) => expect(nameKey(one)).toBe(nameKey(other)))

  it.each([
    ['Passo', 'Passo Sette'],
    ['X5', 'X6'],
  ])('%j and %j are two', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)))

  it('of other scripts have no letters of ours', () => expect(nameKey('丰田')).toBe(''))

  it('a trim makes another request; make and model are apart', () => {
    const passo = { make: 'Toyota', model: 'Passo Sette', trim: null }
    expect(requestKey(passo)).toBe('toyota|passosette|')
    expect(requestKey({ ...passo, trim: 'G' })).not.toBe(requestKey(passo))
    expect(requestKey({ ...passo, make: 'Toyota Passo', model: 'Sette' })).not.toBe(
      requestKey(passo),
    )
  })

  it('are kept without stray spaces', () =>
    expect(tidyName('  Passo\u00A0 Sette ')).toBe('Passo Sette'))
})
