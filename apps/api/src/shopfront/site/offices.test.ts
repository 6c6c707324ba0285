import { describe, expect, it } from 'vitest'
import { parseOffices } from './offices.ts'

const harare = 'Harare, Zimbabwe|Samora Machel Avenue|+263 24 255 0100|-17.8277,31.0530'

describe('parseOffices', () => {
  it('reads place, address, telephone numbers and position', () => {
    expect(parseOffices(harare)).toEqual([
      {
        city: 'Harare',
        country: 'Zimbabwe',
        countryCode: 'ZW',
        address: 'Samora Machel Avenue',
        phones: ['+263 24 255 0100'],
        latitude: -17.8277,
        longitude: 31.053,
      },
    ])
  })

  it('knows no code of a country that English does not name', () => {
    const [office] = parseOffices(harare.replace('Zimbabwe', 'Rhodesia')) ?? []
    expect(office).toMatchObject({ country: 'Rhodesia', countryCode: null })
  })

  it('reads several offices and several numbers', () => {
    const offices = parseOffices(
      `${harare}; Lusaka, Zambia | Cairo Road, 3rd floor | +260 21 155 0100, +260 21 155 0101 | -15.4167, 28.2833`,
    )
    expect(offices?.map(({ city }) => city)).toEqual(['Harare', 'Lusaka'])
    expect(offices?.[1]).toMatchObject({
      address: 'Cairo Road, 3rd floor',
      phones: ['+260 21 155 0100', '+260 21 155 0101'],
    })
  })

  it.each([
    [''],
    ['Harare, Zimbabwe'],
    ['Harare|Samora Machel Avenue|+263 24 255 0100|-17.8,31.0'],
    ['Harare, Zimbabwe, Africa|Samora Machel Avenue|+263 24 255 0100|-17.8,31.0'],
    ['Harare, Zimbabwe|Samora Machel Avenue|024 255 0100|-17.8,31.0'],
    ['Harare, Zimbabwe|Samora Machel Avenue|+263 24 255 0100, call us|-17.8,31.0'],
    ['Harare, Zimbabwe|Samora Machel Avenue|+263 24 255 0100|in town'],
    ['Harare, Zimbabwe|Samora Machel Avenue|+263 24 255 0100|-17.8'],
    ['Harare, Zimbabwe|Samora Machel Avenue|+263 24 255 0100|-97.8,31.0'],
    ['Harare, Zimbabwe|Samora Machel Avenue|+263 24 255 0100|-17.8,181.0'],
    [`${harare}|more`],
    [`${harare};`],
  ])('refuses %j', (text) => {
    expect(parseOffices(text)).toBeNull()
  })
})
