import type { ModelRequestInput, VehicleType } from '@bandari/sdk'

export const vehicleTypes: readonly VehicleType[] = [
  'Cars',
  'Pick-ups',
  'Vans and minibuses',
  'Buses',
  'Trucks',
  'Motorcycles',
  'Machinery',
]

/** What somebody types who misses a model. */
export interface AskedModel {
  make: string
  model: string
  /** Asked for what a spare fits alone. */
  trim: string
  yearFrom: string
  yearTo: string
  note: string
}

export const nothingAsked: AskedModel = {
  make: '',
  model: '',
  trim: '',
  yearFrom: '',
  yearTo: '',
  note: '',
}

type Question = Pick<
  ModelRequestInput,
  'make' | 'model' | 'trim' | 'year_from' | 'year_to' | 'note'
>

export function questionOf({ make, model, trim, yearFrom, yearTo, note }: AskedModel): Question {
  return {
    make: make.trim(),
    model: model.trim(),
    ...(trim.trim() !== '' && { trim: trim.trim() }),
    ...(yearFrom !== '' && { year_from: Number(yearFrom) }),
    ...(yearTo !== '' && { year_to: Number(yearTo) }),
    ...(note.trim() !== '' && { note: note.trim() }),
  }
}

export function isNamed({ make, model }: AskedModel): boolean {
  return make.trim() !== '' && model.trim() !== ''
}

/** Empty, or a year that a vehicle may have. */
export function isYear(text: string): boolean {
  return text === '' || (/^\d{4}$/.test(text) && Number(text) >= 1900 && Number(text) <= 2100)
}

export function isAskable(asked: AskedModel): boolean {
  return isNamed(asked) && isYear(asked.yearFrom) && isYear(asked.yearTo)
}
