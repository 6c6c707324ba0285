import type { RequestKind } from '../tables.ts'

const letters: Record<RequestKind, string> = { wholesale: 'W', parts: 'P', assessment: 'T' }

/** `P-1043`: names a request when speaking to us about it. */
export function requestReference(kind: RequestKind, id: number): string {
  return `${letters[kind]}-${id}`
}
