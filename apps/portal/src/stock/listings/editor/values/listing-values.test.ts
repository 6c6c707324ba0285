import type { Listing } from '@bandari/sdk'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadPhoneFormat } from './format-phone.ts'
import { saveOf, valuesOf, valueLabel } from './listing-values.ts'

const options = {
  year: [],
  transmission: [],
  fuel: [],
  bodyType: [],
  colour: [],
  drive: [],
  steering: [],
  doors: [],
  features: [],
  condition: [],
  originPort: [],
  grade: [],
  inspection: [],
}

const shared = {
  prod_id: 7,
  version: 3,
  prod_title: '2014 Toyota Vitz F',
  prod_subtitle: '',
  reference: 'KE-7',
  prod_description: 'One owner.',
  prod_contact: '+254 722 345 678',
  prod_location: 'Nairobi',
  prod_price: 780_000,
  prod_live: 'draft',
  date_created: '2026-11-20T08:00:00Z',
  date_updated: '2026-11-20T08:00:00Z',
  cat_full_name: 'Cars > Toyota > Vitz',
  cover_image: null,
  gallery_images: { 0: null, 1: null, 2: null, 3: null },
  photos: [],
  taken_down: false,
  taken_down_reason: null,
  state: 'draft',
  state_since: null,
  lock: null,
  market: 'local',
  currency: 'KES',
  owner: 'self',
  public_url: 'http://localhost:8080/details/7',
  options,
  editors: ['vendor@example.com'],
  video: null,
} as const

const vehicle: Listing = {
  ...shared,
  photos: [],
  editors: [],
  prod_class: 'vehicles',
  model_request: null,
  specs: {
    model: 'Vitz',
    year: 2014,
    transmission: null,
    mileage: 84_200,
    fuel: 'Petrol',
    bodyType: 'hatchback',
    engineSize: '990 cc',
    colour: null,
    drive: '4WD',
    steering: null,
    seats: 5,
    doors: null,
    features: ['Sunroof', 'Fridge'],
  },
  export: null,
  lecture_list: [{ lecture_id: 31, title: 'Inspection report' }],
  lectures: { lecture_id: 31, title: 'Inspection report', content: '' },
}

const exported: Listing = {
  ...vehicle,
  market: 'export',
  currency: 'USD',
  lectures: null,
  export: {
    originPort: 'Yokohama, Japan',
    manufactured: '2014-03',
    registered: '2014-05',
    chassis: 'NSP130-2145678',
    engineNumber: null,
    grade: null,
    auctionSheet: null,
    auctionSheetShown: false,
    inspection: 'JEVIC',
    inspectedOn: '2026-01-05',
    exportCertificate: null,
    registrationPaper: null,
    odometerCertificate: null,
    sizes: null,
    colours: 'White, Silver',
    sameChassis: { own: [], elsewhere: false },
  },
}

const spare: Listing = {
  ...shared,
  photos: [],
  editors: [],
  prod_class: 'parts',
  specs: {
    year: null,
    bodyType: null,
    colour: null,
    partNumber: '{"partNumber":"04465-0K240","condition":"New genuine"}',
  },
  compatible_list: [],
}

function saved(listing: Listing, part: Partial<ReturnType<typeof valuesOf>>, lid?: number) {
  const base = valuesOf(listing)
  return saveOf({ cid: 7, ...(lid && { lid }), version: 3, base, values: { ...base, ...part } })
}

describe('what a save sends', () => {
  beforeAll(loadPhoneFormat)

  it.each([
    [{}, {}],
    [{ pTitle: ' 2014 Toyota Vitz ' }, { pTitle: '2014 Toyota Vitz' }],
    [{ pPrice: '799999.50' }, { pPrice: 799_999.5 }],
    [{ pPrice: '' }, { pPrice: 0 }],
    [{ sMileage: '84300' }, { sMileage: 84_300 }],
    [{ sMileage: '' }, { sMileage: null }],
    [{ sYear: '' }, { sYear: null }],
    [{ sColour: 'white' }, { sColour: 'white' }],
    [{ pContact: '+254733111222' }, { pContact: '+254 733 111222' }],
    [{ publish: 'live' }, { publish: 'live' }],
  ] as const)('of a vehicle, after %j', (part, wire) => {
    expect(saved(vehicle, part)).toEqual({ cid: 7, version: 3, ...wire })
  })

  it.each([
    [{ xChassis: ' NSP130-1 ' }, { xChassis: 'NSP130-1' }],
    [{ xManufactured: '' }, { xManufactured: '' }],
    [{ xExportCertificate: '2026-02-01' }, { xExportCertificate: '2026-02-01' }],
  ] as const)('of a vehicle for export, after %j', (part, wire) => {
    expect(saved(exported, part)).toEqual({ cid: 7, version: 3, ...wire })
  })

  it('of a lecture names the lecture', () => {
    const wire = { cid: 7, lid: 31, version: 3, lContent: 'All four tyres are new.' }
    expect(saved(vehicle, { lContent: 'All four tyres are new.' }, 31)).toEqual(wire)
  })

  it.each([
    [{ sPartNumber: '04465-YZZ50' }, '{"partNumber":"04465-YZZ50","condition":"New genuine"}'],
    [{ sCondition: '' }, '{"partNumber":"04465-0K240","condition":""}'],
  ])('of a spare has number and condition as JSON text, after %j', (part, sPartNumber) => {
    expect(saved(spare, part)).toEqual({ cid: 7, version: 3, sPartNumber })
  })
})

describe('what the editor shows', () => {
  it.each([
    ['+254 722 345 678', '+254722345678'],
    ['+254-722-(345).678', '+254722345678'],
    ['0722 345 678, ask for Joy', '0722 345 678, ask for Joy'],
    ['', ''],
  ])('of the contact %j', (prod_contact, pContact) => {
    expect(valuesOf({ ...vehicle, prod_contact }).pContact).toBe(pContact)
  })

  it('of a vehicle for export is known by its numbers, months and papers', () => {
    expect(valuesOf(exported)).toMatchObject({
      xOriginPort: 'Yokohama, Japan',
      xChassis: 'NSP130-2145678',
      xEngineNumber: '',
      xRegistered: '2014-05',
      xInspectedOn: '2026-01-05',
    })
    expect(valueLabel('pPrice', '4500', exported)).toBe('$4,500.00')
    expect(valueLabel('pPrice', '4500', vehicle)).toBe('KES 4,500')
  })

  it('of no price is an empty field', () => {
    expect(valuesOf({ ...vehicle, prod_price: 0 }).pPrice).toBe('')
  })
})
