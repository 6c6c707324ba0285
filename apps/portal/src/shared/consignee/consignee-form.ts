import type { Refusal } from '@bandari/sdk'
import { type AddressValues, valuesOf } from '../address/address-form.ts'

/** What is typed of another consignee; only staff give a reason. */
export type ConsigneeDraft = AddressValues & { reason: string }

const blank: ConsigneeDraft = { ...valuesOf(null, []), reason: '' }

/** An older release may have kept another form of it. */
export function isConsigneeDraft(kept: unknown): kept is ConsigneeDraft {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    Object.keys(blank).every((name) => typeof (kept as Record<string, unknown>)[name] === 'string')
  )
}

/** By the fields of the form, and what concerns none of them. */
export function consigneeProblems(refusal: Refusal | null) {
  const fields = Object.fromEntries(
    Object.entries(refusal?.fields ?? {}).map(([path, sentence]) => [
      path.replace(/^consignee\./, ''),
      sentence,
    ]),
  )
  return { fields, failure: Object.keys(fields).length === 0 ? refusal : null }
}
