import { type Refusal, unreachable } from '@bandari/sdk'
import type { SerializedError } from '@reduxjs/toolkit'

/** The `error` of a hook: a refusal of the API, or one of our calls that threw. */
export type CallError = Refusal | SerializedError

/** The reference to quote for an unexpected error. */
export function referenceOf(error: CallError | undefined): string | undefined {
  return asRefusal(error)?.requestId
}

export function asRefusal(error: CallError): Refusal
export function asRefusal(error: CallError | undefined): Refusal | undefined
export function asRefusal(error: CallError | undefined): Refusal | undefined {
  return error === undefined || 'status' in error ? error : unreachable
}
