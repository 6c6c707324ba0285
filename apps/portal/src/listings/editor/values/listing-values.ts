import type { Listing, ListingSave } from '@bandari/sdk'
import { phoneWords } from './phone-words.ts'

/**
 * What the editors hold while somebody types: the save payload's names (account spec §3), every value as text, so
 * that a number half typed is kept too. `sCondition` travels inside `sPartNumber`; the last two are of a lecture.
 */
export interface ListingValues {
  pTitle: string
  subtitle: string
  description: string
  publish: 'draft' | 'live'
  pPrice: string
  pLocation: string
  /** E.164, or whatever was stored before there was a phone field. */
  pContact: string
  sYear: string
  sMileage: string
  sEngine: string
  sFuel: string
  sTransmission: string
  sBody: string
  sColour: string
  sPartNumber: string
  sCondition: string
  lTitle: string
  lContent: string
}

export type ValueName = keyof ListingValues

/** As the editors name them, in their order. */
export const valueLabels: Readonly<Record<ValueName, string>> = {
  publish: 'Publish',
  pTitle: 'Title',
  subtitle: 'Subtitle',
  pPrice: 'Price',
  pLocation: 'Location',
  pContact: 'Phone number',
  description: 'Description',
  sYear: 'Year',
  sMileage: 'Mileage',
  sEngine: 'Engine size',
  sFuel: 'Fuel',
  sTransmission: 'Transmission',
  sBody: 'Body type',
  sColour: 'Colour',
  sPartNumber: 'Part number',
  sCondition: 'Condition',
  lTitle: 'Heading of the section',
  lContent: 'Text of the section',
}

export const valueNames = Object.keys(valueLabels) as readonly ValueName[]

/** Account spec §5 and §9; the rest are the contract's. */
export const longest = {
  pTitle: 150,
  subtitle: 100,
  description: 10_000,
  pLocation: 120,
  sEngine: 20,
  sPartNumber: 100,
  lTitle: 150,
  lContent: 10_000,
} as const satisfies Partial<Record<ValueName, number>>

export function valuesOf(listing: Listing): ListingValues {
  return {
    pTitle: listing.prod_title,
    subtitle: listing.prod_subtitle,
    description: listing.prod_description,
    publish: listing.prod_live,
    pPrice: listing.prod_price > 0 ? String(listing.prod_price) : '',
    pLocation: listing.prod_location,
    pContact: dialled(listing.prod_contact),
    sYear: text(listing.specs.year),
    sBody: text(listing.specs.bodyType),
    sColour: text(listing.specs.colour),
    ...(listing.prod_class === 'vehicles' ? vehicleValues(listing) : spareValues(listing)),
  }
}

type Vehicle = Extract<Listing, { prod_class: 'vehicles' }>
type Spare = Extract<Listing, { prod_class: 'parts' }>

function vehicleValues({ specs, lectures }: Vehicle) {
  return {
    sMileage: text(specs.mileage),
    sEngine: text(specs.engineSize),
    sFuel: text(specs.fuel),
    sTransmission: text(specs.transmission),
    sPartNumber: '',
    sCondition: '',
    lTitle: lectures?.title ?? '',
    lContent: lectures?.content ?? '',
  }
}

function spareValues({ specs }: Spare) {
  const { partNumber, condition } = readPart(specs.partNumber)
  const none = { sMileage: '', sEngine: '', sFuel: '', sTransmission: '', lTitle: '', lContent: '' }
  return { ...none, sPartNumber: partNumber, sCondition: condition }
}

/** The wire has number and condition as JSON text (account spec §3). */
function readPart(json: string): { partNumber: string; condition: string } {
  const part: unknown = JSON.parse(json)
  const word = (name: string) => {
    const value: unknown = (part as Record<string, unknown> | null)?.[name]
    return typeof value === 'string' ? value : ''
  }
  return { partNumber: word('partNumber'), condition: word('condition') }
}

/** `+254 712 345 678` → `+254712345678`, which the phone field takes; anything else stays as it was written. */
function dialled(contact: string): string {
  const digits = contact.replaceAll(/[\s().-]/g, '')
  return /^\+[1-9]\d+$/.test(digits) ? digits : contact
}

function text(value: string | number | null): string {
  return value === null ? '' : String(value)
}

export function changedNames(base: ListingValues, values: ListingValues): ValueName[] {
  return valueNames.filter((name) => values[name] !== base[name])
}

export interface Edition {
  cid: number
  /** The lecture that is open. */
  lid?: number
  version: number
  base: ListingValues
  values: ListingValues
}

/** Only the changed values: the rest stays as it was saved last. */
export function saveOf({ cid, lid, version, base, values }: Edition): ListingSave {
  const save: ListingSave = { cid, version }
  for (const name of changedNames(base, values)) Object.assign(save, wireOf(name, values))
  return lid === undefined ? save : { ...save, lid }
}

/** Those whose text is not what the wire has. */
const wires: Partial<Record<ValueName, (values: ListingValues) => Partial<ListingSave>>> = {
  publish: ({ publish }) => ({ publish }),
  // As buyers read it.
  pContact: ({ pContact }) => ({ pContact: phoneWords(pContact.trim()) }),
  pPrice: ({ pPrice }) => ({ pPrice: Number(pPrice) }),
  sYear: ({ sYear }) => ({ sYear: numberOf(sYear) }),
  sMileage: ({ sMileage }) => ({ sMileage: numberOf(sMileage) }),
  sPartNumber: partOf,
  sCondition: partOf,
}

function wireOf(name: ValueName, values: ListingValues): Partial<ListingSave> {
  return wires[name]?.(values) ?? { [name]: values[name].trim() }
}

function partOf({ sPartNumber, sCondition }: ListingValues): Partial<ListingSave> {
  const part = { partNumber: sPartNumber.trim(), condition: sCondition }
  return { sPartNumber: JSON.stringify(part) }
}

function numberOf(digits: string): number | null {
  return digits === '' ? null : Number(digits)
}
