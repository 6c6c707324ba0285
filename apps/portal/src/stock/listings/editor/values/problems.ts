import type { Refusal } from '@bandari/sdk'
import { HttpError } from 'react-admin'
import { type ListingKind, type ValueName, valueNames } from './listing-fields.ts'
import type { ListingValues } from './listing-values.ts'
import { notApproved } from '../../../../shared/vendor-messages.ts'
import { deletedElsewhere, fieldRequired, fieldsRefused, fieldsRequired } from '../messages.ts'
import { missingFields } from './publish.ts'
import { t } from '../../../../language/translator.ts'

/** What is wrong, at each field, and in one sentence for all of them. */
export interface Problems {
  fields: Partial<Record<ValueName, string>>
  alert: string | null
}

export const noProblems: Problems = { fields: {}, alert: null }

/** What keeps these values from being saved as they are; a draft needs only a title. */
export function validateListing(kind: ListingKind, values: ListingValues): Problems | null {
  const missing = values.publish === 'live' ? missingFields(kind, values) : missingTitle(values)
  return missing.length > 0 ? required(missing) : null
}

export function required(missing: readonly ValueName[]): Problems {
  return {
    fields: Object.fromEntries(missing.map((name) => [name, t(fieldRequired)])),
    alert: t(fieldsRequired),
  }
}

function missingTitle({ pTitle }: ListingValues): ValueName[] {
  return pTitle.trim() === '' ? ['pTitle'] : []
}

type RefusalBody = Pick<Refusal, 'fields' | 'codes'>

/** The API's reasons for refusing a save. */
export function problemsOf(error: unknown): Problems {
  const body: unknown = error instanceof HttpError ? error.body : null
  const isRefusal = typeof body === 'object' && body !== null && 'fields' in body
  const { fields: sentences, codes }: RefusalBody = isRefusal
    ? (body as Refusal)
    : { fields: {}, codes: {} }
  const fields: Problems['fields'] = {}
  for (const name of valueNames) {
    const words = sentences[name]
    if (words !== undefined) fields[name] = codes[name] === 'required' ? t(fieldRequired) : words
  }
  const found = Object.values(fields)
  if (found.length === 0) return { fields, alert: sentenceOf(error) }
  const isEmpty = valueNames.every((name) => !(name in fields) || codes[name] === 'required')
  return { fields, alert: t(isEmpty ? fieldsRequired : fieldsRefused) }
}

function sentenceOf(error: unknown): string {
  const status = error instanceof HttpError ? error.status : 0
  if (status === 403) return t(notApproved)
  if (status === 404) return t(deletedElsewhere)
  return error instanceof Error ? error.message : String(error)
}

/** Filling a marked field removes its mark. */
export function without({ fields, alert }: Problems, names: readonly string[]): Problems {
  const left = Object.entries(fields).filter(([name]) => !names.includes(name))
  const isAnswered = Object.keys(fields).length > 0 && left.length === 0
  return { fields: Object.fromEntries(left), alert: isAnswered ? null : alert }
}
