import type { ListingSave } from '@bandari/sdk'
import { fromDecimal } from '../../core/money.ts'
import type { ListingFields } from './listing.store.ts'
import { readPartNumber } from './part-number.ts'

type Saved = Omit<ListingSave, 'cid' | 'version' | 'publish'>
type PayloadField = keyof Saved

/** What is a vehicle's alone, and what a spare's (account spec §3). */
const foreign: Record<'vehicles' | 'parts', readonly PayloadField[]> = {
  vehicles: ['sPartNumber'],
  parts: ['sEngine', 'sMileage', 'sTransmission', 'sFuel', 'lid', 'lTitle', 'lContent'],
}

const texts = {
  sBody: 'body_type',
  sEngine: 'engine_size',
  sTransmission: 'transmission',
  sFuel: 'fuel_type',
  sColour: 'colour',
  pContact: 'contact',
  pLocation: 'location',
} as const satisfies Partial<Record<PayloadField, keyof ListingFields>>

const asTheyAre = {
  pTitle: 'title',
  subtitle: 'subtitle',
  description: 'description',
  sMileage: 'mileage',
  sYear: 'model_year',
} as const satisfies Partial<Record<PayloadField, keyof ListingFields>>

/** Payload name → what is wrong with it. */
export type Problems = Record<string, string[]>

export type FieldsReading = { fields: Partial<ListingFields> } | { problems: Problems }

/** A save payload that holds to the contract as columns; what it leaves out stays as it is. */
export function readListingFields(saved: Saved, prodClass: 'vehicles' | 'parts'): FieldsReading {
  const problems: Problems = {}
  const fields: Partial<ListingFields> = {}
  for (const name of foreign[prodClass])
    if (saved[name] !== undefined) problems[name] = ['Unexpected field.']
  for (const [name, column] of Object.entries(asTheyAre))
    Object.assign(fields, said(column, saved[name as keyof typeof asTheyAre]))
  for (const [name, column] of Object.entries(texts))
    Object.assign(fields, said(column, emptyIsNull(saved[name as keyof typeof texts])))
  if (saved.pPrice !== undefined) {
    const price = fromDecimal(saved.pPrice)
    if (price === null)
      problems['pPrice'] = ['Ensure that there are no more than 2 decimal places.']
    else fields.price = price
  }
  if (saved.sPartNumber !== undefined && prodClass === 'parts') {
    const reading = readPartNumber(saved.sPartNumber)
    if ('problem' in reading) problems['sPartNumber'] = [reading.problem]
    else Object.assign(fields, reading)
  }
  return Object.keys(problems).length > 0 ? { problems } : { fields }
}

function said(column: keyof ListingFields, value: string | number | null | undefined) {
  return value === undefined ? {} : { [column]: value }
}

function emptyIsNull(text: string | undefined): string | null | undefined {
  return text === '' ? null : text
}
