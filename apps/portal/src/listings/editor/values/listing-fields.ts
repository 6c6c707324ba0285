import type { Listing, ListingSave, SparesListing, SpecOptions, VehicleListing } from '@bandari/sdk'
import { readPart } from './part.ts'
import { phoneWords } from './phone-words.ts'
import { mileageWords, priceWords, wordsOf } from './value-words.ts'

export type ProdClass = Listing['prod_class']

/** Sections of the form, by their headings. */
export type FormSection = 'Details' | 'Specification'

export type FieldInput =
  /** `counted` says how much of the limit is used. */
  | { kind: 'text'; placeholder?: string; counted?: true; lines?: number }
  | {
      kind: 'number'
      shape: { digits: number; decimals: number }
      prefix?: string
      suffix?: string
    }
  | { kind: 'choice'; options: keyof SpecOptions }
  | { kind: 'phone' }

type SpecName = keyof VehicleListing['specs'] | keyof SparesListing['specs']

export type ListingField = {
  label: string
  /** Only this class has it. */
  only?: ProdClass
  /** A field without a section is edited elsewhere. */
  section?: FormSection
  input?: FieldInput
  hint?: string | Readonly<Record<ProdClass, string>>
  /** Takes the whole width of the form. */
  wide?: true
  /** Stands before the others of its section. */
  leads?: true
  /** Account spec §5 and §9; the rest are the contract's. */
  longest?: number
  /** It is sent as a number, or as null when it is empty. */
  isNumber?: true
  /** Without it the value is shown as it is. */
  words?: (value: string) => string
  /** Only the preview of this class shows it. */
  previewedOf?: ProdClass
} & ({ spec: SpecName } | { read: (listing: Listing) => string })

/**
 * The values of an editor, by the save payload's names (account spec §3); two saves are compared in this order.
 * `sCondition` travels inside `sPartNumber`; the last two belong to a lecture.
 */
export const listingFields = {
  publish: { label: 'Publish', read: ({ prod_live }) => prod_live, words: wordsOf },
  pTitle: {
    label: 'Title',
    section: 'Details',
    input: { kind: 'text', counted: true },
    hint: {
      vehicles: 'Year, Make, Model, Variant',
      parts: 'Title, Year, Compatible Make & Model, Part number',
    },
    wide: true,
    longest: 150,
    read: ({ prod_title }) => prod_title,
  },
  subtitle: {
    label: 'Subtitle',
    section: 'Details',
    input: { kind: 'text', counted: true },
    hint: 'One line below the title: One owner, clean interior',
    wide: true,
    longest: 100,
    read: ({ prod_subtitle }) => prod_subtitle,
  },
  pPrice: {
    label: 'Price',
    section: 'Details',
    // Shillings; the contract's bounds.
    input: { kind: 'number', shape: { digits: 9, decimals: 2 }, prefix: 'KES' },
    read: ({ prod_price }) => (prod_price > 0 ? String(prod_price) : ''),
    words: priceWords,
  },
  pLocation: {
    label: 'Location',
    section: 'Details',
    input: { kind: 'text', placeholder: 'Industrial Area, Nairobi' },
    longest: 120,
    read: ({ prod_location }) => prod_location,
  },
  /** E.164, or whatever was stored before there was a phone field. */
  pContact: {
    label: 'Phone number',
    section: 'Details',
    input: { kind: 'phone' },
    hint: 'Buyers call it; it shows when they ask for it.',
    wide: true,
    read: ({ prod_contact }) => dialled(prod_contact),
    words: phoneWords,
  },
  description: {
    label: 'Description',
    section: 'Details',
    input: { kind: 'text', counted: true, lines: 8 },
    hint: {
      vehicles: 'Condition, service history, papers: what a buyer asks on the phone.',
      parts: 'Condition, warranty, what comes with it: what a buyer asks on the phone.',
    },
    wide: true,
    longest: 10_000,
    read: ({ prod_description }) => prod_description,
  },
  sYear: {
    label: 'Year',
    section: 'Specification',
    input: { kind: 'choice', options: 'year' },
    isNumber: true,
    spec: 'year',
  },
  sMileage: {
    label: 'Mileage',
    only: 'vehicles',
    section: 'Specification',
    leads: true,
    input: { kind: 'number', shape: { digits: 7, decimals: 0 }, suffix: 'km' },
    isNumber: true,
    spec: 'mileage',
    words: mileageWords,
  },
  sEngine: {
    label: 'Engine size',
    only: 'vehicles',
    section: 'Specification',
    leads: true,
    input: { kind: 'text', placeholder: '1,500 cc' },
    longest: 20,
    spec: 'engineSize',
  },
  sFuel: {
    label: 'Fuel',
    only: 'vehicles',
    section: 'Specification',
    input: { kind: 'choice', options: 'fuel' },
    spec: 'fuel',
  },
  sTransmission: {
    label: 'Transmission',
    only: 'vehicles',
    section: 'Specification',
    input: { kind: 'choice', options: 'transmission' },
    spec: 'transmission',
  },
  sBody: {
    label: 'Body type',
    section: 'Specification',
    input: { kind: 'choice', options: 'bodyType' },
    spec: 'bodyType',
    words: wordsOf,
    previewedOf: 'parts',
  },
  sColour: {
    label: 'Colour',
    section: 'Specification',
    input: { kind: 'choice', options: 'colour' },
    spec: 'colour',
    words: wordsOf,
  },
  sPartNumber: {
    label: 'Part number',
    only: 'parts',
    section: 'Specification',
    leads: true,
    input: { kind: 'text', counted: true },
    hint: 'As it stands on the part; buyers compare it with theirs.',
    wide: true,
    longest: 100,
    read: (listing) => readPart(listing).partNumber,
  },
  sCondition: {
    label: 'Condition',
    only: 'parts',
    section: 'Specification',
    leads: true,
    input: { kind: 'choice', options: 'condition' },
    read: (listing) => readPart(listing).condition,
  },
  lTitle: {
    label: 'Heading of the section',
    only: 'vehicles',
    input: { kind: 'text', counted: true },
    longest: 150,
    read: (listing) => lectureOf(listing)?.title ?? '',
  },
  lContent: {
    label: 'Text of the section',
    only: 'vehicles',
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
export function namesOf(prodClass: ProdClass, section: FormSection): ValueName[] {
  const names = valueNames.filter((name) => {
    const field = fieldOf(name)
    return field.section === section && (field.only ?? prodClass) === prodClass
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
