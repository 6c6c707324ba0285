import type { SecondFactorChallenge } from './generated/schemas.ts'

/** What a sentence mentions, by its name in the catalogue of refusals. */
export type RefusalValues = Readonly<Record<string, string | number>>

/** A challenge and what may answer it. */
export type FactorAsked = Omit<SecondFactorChallenge, 'detail' | 'code'>

/** Any answer that is not a success, or no answer at all, as one value. Clients decide by codes, never by sentences. */
export interface Refusal {
  /** HTTP status; 0 when the API could not be reached. */
  status: number
  /** The server's own code (`unavailable`, `max_quantity`, …), or null when only fields are blamed. */
  code: string | null
  /** First readable sentence of the body, or null. */
  message: string | null
  /** What the sentence of `code` mentions. */
  values: RefusalValues
  /** Field → first sentence, nested fields joined by a dot: `shipping_address.line1`. */
  fields: Record<string, string>
  /** Field → code of that sentence, also for `non_field_errors`. */
  codes: Record<string, string>
  /** Field → what that sentence mentions. */
  fieldValues: Record<string, RefusalValues>
  /** What a 400 says of the form as a whole, its `non_field_errors`. */
  ofForm?: string
  /** After a right password at a sign-in: the challenge for the second factor. */
  asked?: FactorAsked
  /** The request's id in the API's log, for quoting, when the status is 500 or above. */
  requestId?: string
  /** The same of any answer, for a screen that sends people to customer service. */
  traceId?: string
}

const emptyRefusal = {
  code: null,
  message: null,
  values: {},
  fields: {},
  codes: {},
  fieldValues: {},
}

export const unreachable: Refusal = { status: 0, ...emptyRefusal }
