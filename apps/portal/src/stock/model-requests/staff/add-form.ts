import type { ModelAnswer, SupportModelCase, TreeBody, VehicleType } from '@bandari/sdk'

/** As the tree has them. */
export const bodies: readonly TreeBody[] = [
  'unstated',
  'hatchback',
  'sedan',
  'wagon',
  'suv',
  'mpv',
  'coupe',
  'convertible',
  'pickup',
  'double-cab',
  'van',
  'minibus',
  'bus',
  'truck',
  'tractor-unit',
  'motorcycle',
  'excavator',
]

export interface Addition {
  type: VehicleType
  make: string
  model: string
  hasTrim: boolean
  trim: string
  body: TreeBody
  engine: string
  yearFrom: string
  yearTo: string
}

/** As the first seller asks; staff put the names right. */
export function additionOf({ type, make, model, trim, asks }: SupportModelCase): Addition {
  const years = asks.find(({ year_from }) => year_from !== null)
  return {
    type,
    make,
    model,
    hasTrim: trim !== null,
    trim: trim ?? '',
    body: 'unstated',
    engine: '',
    yearFrom: String(years?.year_from ?? ''),
    yearTo: String(years?.year_to ?? years?.year_from ?? ''),
  }
}

/** Null while something is missing. */
export function answerOf(added: Addition): ModelAnswer | null {
  const { type, hasTrim, body } = added
  const make = added.make.trim()
  const model = added.model.trim()
  if (make === '' || model === '') return null
  const named = { answer: 'add', type, make, model } as const
  if (!hasTrim) return named
  const [name, engine] = [added.trim.trim(), added.engine.trim()]
  const [first, last] = [Number(added.yearFrom), Number(added.yearTo)]
  const isWhole = name !== '' && engine !== '' && isYear(first) && isYear(last)
  return isWhole
    ? { ...named, trim: { name, body, engine, year_from: first, year_to: last } }
    : null
}

function isYear(year: number): boolean {
  return Number.isInteger(year) && year >= 1900 && year <= 2100
}
