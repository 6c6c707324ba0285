import { describe, expect, it } from 'vitest'
import { inWords } from '../../../test/helpers/in-words.ts'
import { readListingFields } from './read-listing-fields.ts'

const now = new Date('2026-11-23T09:00:00Z')

describe('readListingFields', () => {
  it('takes only what is said', () => {
    expect(inWords(readListingFields({}, { kind: 'vehicles', now }))).toEqual({ fields: {} })
    expect(
      inWords(readListingFields({ pPrice: 780_000.5, sYear: null }, { kind: 'vehicles', now })),
    ).toEqual({
      fields: { price: 78_000_050, model_year: null },
    })
  })

  it('an emptied field is not said any more; an emptied text is empty', () => {
    const emptied = { sBody: '', sFuel: '', pContact: '', subtitle: '', description: '' }
    expect(inWords(readListingFields(emptied, { kind: 'vehicles', now }))).toEqual({
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
    expect(inWords(readListingFields({ ...foreign, pPrice: 1 }, { kind: prodClass, now }))).toEqual(
      {
        problems: Object.fromEntries(
          Object.keys(foreign).map((name) => [name, ['Unexpected field.']]),
        ),
      },
    )
  })

  it.each([0.07, 19.99, 1, 999_999_999])('a price of %d is kept to the cent', (pPrice) => {
    expect(inWords(readListingFields({ pPrice }, { kind: 'parts', now }))).toEqual({
      fields: { price: Math.round(pPrice * 100) },
    })
  })

  it('a spare’s number may bring a condition', () => {
    const sPartNumber = '{"partNumber":"04465","condition":"Refurbished"}'
    expect(
      inWords(readListingFields({ sPartNumber, sColour: 'black' }, { kind: 'parts', now })),
    ).toEqual({
      fields: { part_number: '04465', condition: 'Refurbished', colour: 'black' },
    })
    expect(inWords(readListingFields({ sPartNumber: '{' }, { kind: 'parts', now }))).toEqual({
      problems: { sPartNumber: ['Enter a valid value.'] },
    })
  })

  it('a vehicle for export has numbers, months and papers, and nobody to call', () => {
    const saved = { xChassis: 'nhp10-2345678', xRegistered: '2014-04', xInspectedOn: '' }
    expect(inWords(readListingFields(saved, { kind: 'exports', now }))).toEqual({
      fields: { chassis_number: 'NHP10-2345678', first_registered: '2014-04', inspected_on: null },
    })
    expect(readListingFields({ pContact: '' }, { kind: 'exports', now })).toEqual({
      problems: { pContact: ['unexpected_field'] },
    })
    expect(readListingFields({ xChassis: 'NHP10-1' }, { kind: 'vehicles', now })).toEqual({
      problems: { xChassis: ['unexpected_field'] },
    })
  })
})
