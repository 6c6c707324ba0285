import type { ListingSave } from '@bandari/sdk'
import { fromDecimal } from '../../core/money.ts'
import { readChassis, readChoices, readDay, readEngineNumber, readMonth } from './export-values.ts'
import type { ExportReading } from './export-values.ts'
import { engineSizeOf } from './engine-size.ts'
import { fieldsOf, type ListingFields, type ListingKind } from './listing-fields.ts'
import { readPartNumber } from './part-number.ts'
import { tidyFeatures } from './read-features.ts'
import { type PlainOrProblem, problem } from '../../core/problem.ts'
import { shopDay } from '../../core/shop-day.ts'

type Saved = Omit<ListingSave, 'cid' | 'version' | 'publish'>
type PayloadField = keyof Saved

/** They belong to a section of a vehicle's description, which is stored elsewhere. */
const ofLecture = new Set<string>(['lid', 'lTitle', 'lContent'] satisfies PayloadField[])

type Reading = Partial<ListingFields> | { problem: PlainOrProblem }

/** These values are converted before they are stored. */
const readers: Partial<Record<string, (saved: Saved) => Reading>> = {
  pPrice: ({ pPrice = 0 }) => readPrice(pPrice),
  pReference: ({ pReference = '' }) => ({ vendor_reference: oneLine(pReference) || null }),
  sEngine: ({ sEngine = '' }) => ({ engine_size: engineSizeOf(sEngine) || null }),
  sFeatures: ({ sFeatures = [] }) => ({ features: tidyFeatures(sFeatures) }),
  sPartNumber: ({ sPartNumber = '' }) => readPartNumber(sPartNumber),
} satisfies Partial<Record<PayloadField, (saved: Saved) => Reading>>

/** Texts with a form of their own; `today` is a day such as 2026-11-23. */
const forms: Partial<Record<string, (text: string, today: string) => ExportReading>> = {
  xManufactured: readMonth,
  xRegistered: readMonth,
  xChassis: readChassis,
  xEngineNumber: readEngineNumber,
  xInspectedOn: readDay,
  xExportCertificate: readDay,
  xRegistrationPaper: readDay,
  xOdometerCertificate: readDay,
  xSizes: readChoices,
  xColours: readChoices,
} satisfies Partial<Record<PayloadField, (text: string, today: string) => ExportReading>>

/** Payload name → what is wrong with it. */
export type Problems = Record<string, PlainOrProblem[]>

export type FieldsReading = { fields: Partial<ListingFields> } | { problems: Problems }

interface Around {
  kind: ListingKind
  now: Date
}

/** Turns a valid save payload into columns; a field that it leaves out stays as it is. */
export function readListingFields(saved: Saved, around: Around): FieldsReading {
  const problems: Problems = {}
  const fields: Partial<ListingFields> = {}
  for (const name of Object.keys(saved)) {
    const reading = readField(name, saved, around)
    if ('problem' in reading) problems[name] = [reading.problem]
    else Object.assign(fields, reading)
  }
  return Object.keys(problems).length > 0 ? { problems } : { fields }
}

function readField(name: string, saved: Saved, { kind, now }: Around): Reading {
  const value = saved[name as PayloadField]
  const isSaidElsewhere = kind !== 'parts' && ofLecture.has(name)
  if (value === undefined || isSaidElsewhere) return {}
  const found = fieldsOf(kind).find(([, { payload }]) => payload === name)
  if (!found) return { problem: 'unexpected_field' }
  const [column, { empty }] = found
  const form = forms[name]
  if (form) {
    const reading = form(String(value), shopDay(now))
    return 'problem' in reading ? reading : { [column]: reading.value }
  }
  return readers[name]?.(saved) ?? { [column]: value === '' ? empty : value }
}

/** As a file's cell is read, so that both find the same listing. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

function readPrice(decimal: number): Reading {
  const price = fromDecimal(decimal)
  return price === null ? { problem: problem('max_decimal_places', { places: 2 }) } : { price }
}
