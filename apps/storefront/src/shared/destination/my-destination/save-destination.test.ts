import type { ImportDestination } from '@bandari/sdk'
import { describe, expect, it } from 'vitest'
import { savedDestination, type MyDestination, readDestination } from '../my-destination.ts'
import { completeDestination, followedDestination } from './save-destination.ts'
import { writeDestination } from './write-destination.ts'

const lusaka: MyDestination = {
  country: 'ZM',
  city: 'Lusaka',
  way: 'zm-dar-lun',
  shipping: 'RORO',
  port: 'dar-es-salaam',
  insurance: false,
}

const way = (
  id: string,
  destination: string | null,
  shipping: ('RORO' | 'CONTAINER')[] = ['RORO', 'CONTAINER'],
) => ({
  id,
  route: id,
  port: 'XXXXX',
  port_name: id,
  destination,
  shipping,
  sailing_days: null,
  road_days: null,
})

const destinations = [
  {
    country: 'ZM',
    places: [
      {
        city: 'Lusaka',
        ways: [
          way('zm-dar-lun', 'dar-es-salaam'),
          way('zm-dur-lun', 'durban'),
          way('zm-bew-lun', null, ['CONTAINER']),
        ],
      },
    ],
  },
  {
    country: 'TZ',
    places: [
      { city: 'Arusha', ways: [way('tz-dar-ark', 'dar-es-salaam')] },
      { city: 'Dodoma', ways: [way('tz-dar-dod', 'dar-es-salaam')] },
    ],
  },
] as unknown as ImportDestination[]

describe('the cookie', () => {
  it('holds a destination as one text', () => {
    const text = writeDestination({ ...lusaka, city: 'Dar es Salaam' })
    expect(savedDestination(`a=b; bandari_destination=${text}; c=d`)).toBe(text)
    expect(readDestination(text)).toEqual({ ...lusaka, city: 'Dar es Salaam' })
  })

  it('says that the voyage is insured only where somebody has chosen it', () => {
    const insured = { ...lusaka, insurance: true }
    expect(readDestination(writeDestination(insured))).toEqual(insured)
    expect(writeDestination(lusaka)).not.toContain('insurance')
    expect(readDestination(`${writeDestination(lusaka)}&insurance=1`)).toEqual(lusaka)
  })

  it.each([
    '',
    'ZM',
    'country=zm&city=Lusaka&way=zm-dar-lun&shipping=RORO&port=',
    'country=ZM&city=&way=zm-dar-lun&shipping=RORO&port=',
    'country=ZM&city=Lusaka&way=../../x&shipping=RORO&port=',
    `country=ZM&city=${'L'.repeat(65)}&way=zm&shipping=RORO&port=`,
    'country=ZM&city=%E0%A4%A&way=&shipping=RORO&port=',
  ])('%j says nothing', (text) => {
    expect(readDestination(text)).toBeNull()
  })
})

describe('a choice', () => {
  it.each([
    ['the first way of a country', { country: 'ZM', city: '', way: '' }, lusaka],
    [
      'the type that a way has',
      { country: 'ZM', city: 'Lusaka', way: 'zm-bew-lun' },
      { ...lusaka, way: 'zm-bew-lun', shipping: 'CONTAINER', port: '' },
    ],
    [
      'no way of another country',
      { country: 'TZ', city: 'Lusaka', way: 'zm-dur-lun' },
      { ...lusaka, country: 'TZ', city: 'Arusha', way: 'tz-dar-ark' },
    ],
    ['nothing where there are no rules', { country: 'JP', city: 'Tokyo', way: '' }, null],
  ])('has %s', (_, wish, expected) => {
    expect(
      completeDestination({ ...wish, shipping: 'RORO', insurance: false }, destinations),
    ).toEqual(expected)
  })
})

describe('another port, where a car is bought', () => {
  const chosen = { country: 'ZM', port: 'durban', shipping: 'CONTAINER', insurance: false } as const

  it('is another way to the same city', () => {
    expect(followedDestination(lusaka, chosen, destinations)).toEqual({
      ...lusaka,
      way: 'zm-dur-lun',
      port: 'durban',
      shipping: 'CONTAINER',
    })
  })

  it('is the same way, insured, where that alone was chosen', () => {
    expect(followedDestination(lusaka, { ...lusaka, insurance: true }, destinations)).toEqual({
      ...lusaka,
      insurance: true,
    })
  })

  it('keeps the way that was chosen, if it is by that port', () => {
    const dodoma = { ...lusaka, country: 'TZ', city: 'Dodoma', way: 'tz-dar-dod' }
    const other = {
      country: 'TZ',
      port: 'dar-es-salaam',
      shipping: 'CONTAINER',
      insurance: false,
    } as const
    expect(followedDestination(dodoma, other, destinations)).toEqual({
      ...dodoma,
      shipping: 'CONTAINER',
    })
  })

  it('begins with who had none, by the port that they chose', () => {
    expect(followedDestination(null, chosen, destinations)).toMatchObject({
      country: 'ZM',
      port: 'durban',
      way: 'zm-dur-lun',
      shipping: 'CONTAINER',
    })
  })

  it('is the first way to another country while its port is not chosen', () => {
    const country = { country: 'TZ', port: '', shipping: 'RORO', insurance: false } as const
    expect(followedDestination(lusaka, country, destinations)).toMatchObject({
      country: 'TZ',
      insurance: false,
    })
    const nowhere = { ...country, country: 'AL' }
    expect(followedDestination(lusaka, nowhere, destinations)).toBeNull()
  })

  it('keeps how the car is shipped, also to a country to which we ship it otherwise', () => {
    const onlyRoro = {
      country: 'MU',
      places: [{ city: 'Port Louis', ways: [way('mu-plu', null, ['RORO'])] }],
    }
    const all = [...destinations, onlyRoro] as unknown as ImportDestination[]
    const island = { country: 'MU', port: '', shipping: 'CONTAINER', insurance: false } as const
    expect(followedDestination(lusaka, island, all)).toMatchObject({
      country: 'MU',
      city: 'Port Louis',
      shipping: 'CONTAINER',
    })
  })

  it('changes nothing where it is the same, or nobody knows a way by it', () => {
    expect(followedDestination(lusaka, lusaka, destinations)).toBeNull()
    expect(followedDestination(lusaka, { ...chosen, port: 'maputo' }, destinations)).toBeNull()
  })
})
