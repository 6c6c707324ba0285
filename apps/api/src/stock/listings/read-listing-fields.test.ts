import { describe, expect, it } from 'vitest'
import { inWords } from '../../../test/in-words.ts'
import { readListingFields } from './read-listing-fields.ts'

describe('readListingFields', () => {
  it('takes only what is said', () => {
    expect(inWords(readListingFields({}, 'vehicles'))).toEqual({ fields: {} })
    expect(inWords(readListingFields({ pPrice: 780_000.5, sYear: null }, 'vehicles'))).toEqual({
      fields: { price: 78_000_050, model_year: null },
    })
  })

  it('an emptied field is not said any more; an emptied text is empty', () => {
    const emptied = { sBody: '', sFuel: '', pContact: '', subtitle: '', description: '' }
    expect(inWords(readListingFields(emptied, 'vehicles'))).toEqual({
      fields: { body_type: null, fuel_type: null, contact: null, subtitle: '', description: '' },
    })
  })

  it.each([
    ['vehicles', { sPartNumber: '04465' }],
    ['parts', { sEngine: '990 cc' }],
    ['parts', { sMileage: null }],
    ['parts', { sTransmission: '' }],
    ['parts', { sFuel: 'Petrol' }],
    ['parts', { lid: 1, lTitle: 'Inspection', lContent: '' }],
  ] as const)('%s have no %j', (prodClass, foreign) => {
    expect(inWords(readListingFields({ ...foreign, pPrice: 1 }, prodClass))).toEqual({
      problems: Object.fromEntries(
        Object.keys(foreign).map((name) => [name, ['Unexpected field.']]),
      ),
    })
  })

  it.each([0.07, 19.99, 1, 999_999_999])('a price of %d is kept to the cent', (pPrice) => {
    expect(inWords(readListingFields({ pPrice }, 'parts'))).toEqual({
      fields: { price: Math.round(pPrice * 100) },
    })
  })

  it('a spare’s number may bring a condition', () => {
    const sPartNumber = '{"partNumber":"04465","condition":"Refurbished"}'
    expect(inWords(readListingFields({ sPartNumber, sColour: 'black' }, 'parts'))).toEqual({
      fields: { part_number: '04465', condition: 'Refurbished', colour: 'black' },
    })
    expect(inWords(readListingFields({ sPartNumber: '{' }, 'parts'))).toEqual({
      problems: { sPartNumber: ['Enter a valid value.'] },
    })
  })
})
