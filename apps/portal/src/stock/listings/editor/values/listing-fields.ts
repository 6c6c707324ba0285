import type { PlainMessageId } from '@bandari/i18n'
import type { Listing, ListingSave, SparesListing, SpecOptions, VehicleListing } from '@bandari/sdk'
import { exportFields } from './export-fields.ts'
import { readPart } from './part-number.ts'
import { formatPhone } from './format-phone.ts'
import { engineUnit, withEngineUnit } from './engine-unit.ts'
import { featureNames } from './features.ts'
import {
  liveLabel,
  formatMileage,
  formatPrice,
  wordsOf,
} from '../../../vehicle-choice/value-labels.ts'

export type ProdClass = Listing['prod_class']

/** What a listing has fields for: a vehicle or a spare of the Kenyan market, or a vehicle for export. */
export type ListingKind = ProdClass | 'exports'

export function kindOf({
  prod_class,
  market,
}: Pick<Listing, 'prod_class' | 'market'>): ListingKind {
  return market === 'export' ? 'exports' : prod_class
}

/** Sections of the form; each has a heading. */
export type FormSection = 'details' | 'specification' | 'identity' | 'papers'

export type FieldInput =
  /** `counted` says how much of the limit is used. */
  | {
      kind: 'text'
      placeholder?: PlainMessageId
      counted?: true
      lines?: number
      /** What a number without one is stored with. */
      unit?: (value: string) => string | undefined
    }
  | {
      kind: 'number'
      shape: { digits: number; decimals: number }
      prefix?: string
      suffix?: string
    }
  | { kind: 'choice'; options: keyof SpecOptions }
  /** Several, and the seller's own words; the value has one on each line. */
  | { kind: 'choices'; options: keyof SpecOptions }
  | { kind: 'phone' }
  | { kind: 'month' | 'day' }
  /** In the listing's own currency. */
  | { kind: 'price'; shape: { digits: number; decimals: number } }

type SpecName = keyof VehicleListing['specs'] | keyof SparesListing['specs']

export type ListingField = {
  label: PlainMessageId
  /** Only these kinds have it. */
  only?: readonly ListingKind[]
  /** A field without a section is edited elsewhere. */
  section?: FormSection
  input?: FieldInput
  hint?: PlainMessageId | Readonly<Record<ListingKind, PlainMessageId>>
  /** Takes the whole width of the form. */
  wide?: true
  /** Stands before the others of its section. */
  leads?: true
  /** Account spec §5 and §9; the rest are the contract's. */
  longest?: number
  /** It is sent as a number, or as null when it is empty. */
  isNumber?: true
  /** Without it the value is shown as it is. */
  words?: (value: string, listing: Pick<Listing, 'currency'>) => string
  /** Only the preview of this kind shows it. */
  previewedOf?: ListingKind
} & ({ spec: SpecName } | { read: (listing: Listing) => string })

const vehicles = ['vehicles', 'exports'] as const

/**
 * The values of an editor, by the save payload's names (account spec §3); two saves are compared in this order.
 * `sCondition` travels inside `sPartNumber`; the last two belong to a lecture.
 */
export const listingFields = {
  publish: { label: 'portalSelling.publish', read: ({ prod_live }) => prod_live, words: liveLabel },
  pTitle: {
    label: 'portalEditor.field.title',
    section: 'details',
    input: { kind: 'text', counted: true },
    hint: {
      vehicles: 'portalEditor.field.titleOfVehicle',
      exports: 'portalEditor.field.titleOfVehicle',
      parts: 'portalEditor.field.titleOfSpare',
    },
    wide: true,
    longest: 150,
    read: ({ prod_title }) => prod_title,
  },
  subtitle: {
    label: 'portalEditor.field.subtitle',
    section: 'details',
    input: { kind: 'text', counted: true },
    hint: {
      vehicles: 'portalEditor.field.subtitleOfVehicle',
      exports: 'portalEditor.field.subtitleOfVehicle',
      parts: 'portalEditor.field.subtitleOfSpare',
    },
    wide: true,
    longest: 100,
    read: ({ prod_subtitle }) => prod_subtitle,
  },
  pPrice: {
    label: 'portalEditor.field.price',
    section: 'details',
    // The contract's bounds.
    input: { kind: 'price', shape: { digits: 9, decimals: 2 } },
    read: ({ prod_price }) => (prod_price > 0 ? String(prod_price) : ''),
    words: formatPrice,
  },
  pLocation: {
    label: 'portalEditor.field.location',
    section: 'details',
    input: { kind: 'text', placeholder: 'portalEditor.field.locationExample' },
    longest: 120,
    read: ({ prod_location }) => prod_location,
  },
  pReference: {
    label: 'portalEditor.field.stockNumber',
    section: 'details',
    input: { kind: 'text' },
    hint: 'portalEditor.field.stockNumberHint',
    longest: 100,
    read: ({ reference }) => reference ?? '',
  },
  /** E.164, or whatever was stored before there was a phone field. */
  pContact: {
    label: 'portalEditor.field.phone',
    only: ['vehicles', 'parts'],
    section: 'details',
    input: { kind: 'phone' },
    hint: 'portalEditor.field.phoneHint',
    wide: true,
    read: ({ prod_contact }) => dialled(prod_contact),
    words: formatPhone,
  },
  description: {
    label: 'portalEditor.field.description',
    section: 'details',
    input: { kind: 'text', counted: true, lines: 8 },
    hint: {
      vehicles: 'portalEditor.field.descriptionOfVehicle',
      exports: 'portalEditor.field.descriptionOfVehicle',
      parts: 'portalEditor.field.descriptionOfSpare',
    },
    wide: true,
    longest: 10_000,
    read: ({ prod_description }) => prod_description,
  },
  sYear: {
    label: 'search.year',
    section: 'specification',
    input: { kind: 'choice', options: 'year' },
    isNumber: true,
    spec: 'year',
  },
  sMileage: {
    label: 'search.mileage',
    only: vehicles,
    section: 'specification',
    leads: true,
    input: { kind: 'number', shape: { digits: 7, decimals: 0 }, suffix: 'km' },
    isNumber: true,
    spec: 'mileage',
    words: formatMileage,
  },
  sEngine: {
    label: 'portalEditor.field.engine',
    only: vehicles,
    section: 'specification',
    leads: true,
    input: { kind: 'text', placeholder: 'portalEditor.field.engineExample', unit: engineUnit },
    hint: 'portalEditor.field.engineHint',
    longest: 20,
    spec: 'engineSize',
    words: withEngineUnit,
  },
  sFuel: {
    label: 'search.fuel',
    only: vehicles,
    section: 'specification',
    input: { kind: 'choice', options: 'fuel' },
    spec: 'fuel',
    words: wordsOf,
  },
  sTransmission: {
    label: 'portalEditor.field.transmission',
    only: vehicles,
    section: 'specification',
    input: { kind: 'choice', options: 'transmission' },
    spec: 'transmission',
    words: wordsOf,
  },
  sBody: {
    label: 'search.body',
    section: 'specification',
    input: { kind: 'choice', options: 'bodyType' },
    spec: 'bodyType',
    words: wordsOf,
    previewedOf: 'parts',
  },
  sColour: {
    label: 'search.colour',
    section: 'specification',
    input: { kind: 'choice', options: 'colour' },
    spec: 'colour',
    words: wordsOf,
  },
  sDrive: {
    label: 'search.drive',
    only: vehicles,
    section: 'specification',
    input: { kind: 'choice', options: 'drive' },
    spec: 'drive',
    words: wordsOf,
  },
  sSteering: {
    label: 'search.steering',
    only: vehicles,
    section: 'specification',
    input: { kind: 'choice', options: 'steering' },
    spec: 'steering',
    words: wordsOf,
  },
  sSeats: {
    label: 'search.seats',
    only: vehicles,
    section: 'specification',
    input: { kind: 'number', shape: { digits: 3, decimals: 0 } },
    isNumber: true,
    spec: 'seats',
  },
  sDoors: {
    label: 'search.doors',
    only: vehicles,
    section: 'specification',
    input: { kind: 'choice', options: 'doors' },
    isNumber: true,
    spec: 'doors',
  },
  sFeatures: {
    label: 'search.features',
    only: vehicles,
    section: 'specification',
    input: { kind: 'choices', options: 'features' },
    hint: 'portalEditor.field.featuresHint',
    wide: true,
    longest: 60,
    spec: 'features',
    words: featureNames,
  },
  sPartNumber: {
    label: 'portalEditor.field.partNumber',
    only: ['parts'],
    section: 'specification',
    leads: true,
    input: { kind: 'text', counted: true },
    hint: 'portalEditor.field.partNumberHint',
    wide: true,
    longest: 100,
    read: (listing) => readPart(listing).partNumber,
  },
  sCondition: {
    label: 'portalEditor.field.condition',
    only: ['parts'],
    section: 'specification',
    leads: true,
    input: { kind: 'choice', options: 'condition' },
    read: (listing) => readPart(listing).condition,
    words: wordsOf,
  },
  ...exportFields,
  lTitle: {
    label: 'portalEditor.field.lectureTitle',
    only: vehicles,
    input: { kind: 'text', counted: true },
    longest: 150,
    read: (listing) => lectureOf(listing)?.title ?? '',
  },
  lContent: {
    label: 'portalEditor.field.lectureText',
    only: vehicles,
    input: { kind: 'text', counted: true, lines: 8 },
    longest: 10_000,
    read: (listing) => lectureOf(listing)?.content ?? '',
  },
} as const satisfies Partial<Record<keyof ListingSave | 'sCondition', ListingField>>

export type ValueName = keyof typeof listingFields

export const valueNames = Object.keys(listingFields) as readonly ValueName[]

export function fieldOf(name: ValueName): ListingField {
  return listingFields[name]
}

/** In the order of the form. */
export function namesOf(kind: ListingKind, section: FormSection): ValueName[] {
  const names = valueNames.filter((name) => {
    const { section: own, only = [kind] } = fieldOf(name)
    return own === section && only.includes(kind)
  })
  const leads = (name: ValueName) => fieldOf(name).leads === true
  return [...names.filter(leads), ...names.filter((name) => !leads(name))]
}

function lectureOf(listing: Listing) {
  return listing.prod_class === 'vehicles' ? listing.lectures : null
}

/** `+254 712 345678` → `+254712345678`, which the phone field takes; anything else stays as it was written. */
function dialled(contact: string): string {
  const digits = contact.replaceAll(/[\s().-]/g, '')
  return /^\+[1-9]\d+$/.test(digits) ? digits : contact
}
