import type { ModelRequestInput } from '@bandari/sdk'

/** What somebody types who misses a model. */
export interface AskedModel {
  make: string
  model: string
  yearFrom: string
  yearTo: string
  note: string
}

export const nothingAsked: AskedModel = { make: '', model: '', yearFrom: '', yearTo: '', note: '' }

type Question = Pick<ModelRequestInput, 'make' | 'model' | 'year_from' | 'year_to' | 'note'>

export function questionOf({ make, model, yearFrom, yearTo, note }: AskedModel): Question {
  return {
    make: make.trim(),
    model: model.trim(),
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
