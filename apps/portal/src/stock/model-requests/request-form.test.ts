import { describe, expect, it } from 'vitest'
import { isAskable, nothingAsked, questionOf } from './request-form.ts'

const sette = { ...nothingAsked, make: ' Toyota', model: 'Passo Sette ' }

describe('what is asked for', () => {
  it('leaves out what nobody typed', () => {
    expect(questionOf(sette)).toEqual({ make: 'Toyota', model: 'Passo Sette' })
    const whole = { ...sette, yearFrom: '2008', yearTo: '2012', note: ' Seven seats.' }
    expect(questionOf(whole)).toEqual({
      make: 'Toyota',
      model: 'Passo Sette',
      year_from: 2008,
      year_to: 2012,
      note: 'Seven seats.',
    })
  })

  it.each([
    [sette, true],
    [nothingAsked, false],
    [{ ...sette, model: ' ' }, false],
    [{ ...sette, yearFrom: '08' }, false],
    [{ ...sette, yearTo: '3000' }, false],
  ])('%j may be sent: %s', (asked, expected) => expect(isAskable(asked)).toBe(expected))
})
