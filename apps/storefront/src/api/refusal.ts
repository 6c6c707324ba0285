import { type Refusal, unreachable } from '@bandari/sdk'
import type { SerializedError } from '@reduxjs/toolkit'

/** What a hook calls `error`: a refusal of the API, or a call of ours that threw. */
export type CallError = Refusal | SerializedError

/** What to quote of a surprise. */
export function referenceOf(error: CallError | undefined): string | undefined {
  return asRefusal(error)?.requestId
}

export function asRefusal(error: CallError): Refusal
export function asRefusal(error: CallError | undefined): Refusal | undefined
export function asRefusal(error: CallError | undefined): Refusal | undefined {
  return error === undefined || 'status' in error ? error : unreachable
}
