import { operationTable } from '@bandari/sdk/operations'
import type { OperationId } from '../../core/contract.ts'
import type { RateLimit } from './rate-limit.ts'
import type { CachePolicy } from './shared-cache.ts'

/** What the contract says of an operation beside its schemas. */
export interface OperationFacts {
  method: string
  secured: boolean
  role: string | null
  staff: readonly string[] | null
  /** Whose personal data a member of staff sees by it. */
  personal?: string
  /** Who is asked again for what they signed in with (`step-up.ts`). */
  stepUp: 'factor' | 'always' | null
  writes: boolean
  idempotent: boolean
  invalidStatus: number
  cache: CachePolicy | null
  rateLimit: readonly RateLimit[]
  body: 'required' | 'optional' | 'none'
  /** Costs much: it waits for its turn. */
  queued: boolean
  /** Of a form: its fields that are files, and how many bytes each may have. */
  files: Readonly<Record<string, number>>
  /** The media types of what it answers when it does what was asked, where that is not JSON. */
  answers?: readonly string[]
  /** Fields of its body may come as JSON text. */
  jsonText?: boolean
  /** What a body that does not fit is answered with, where that is not the problems of each field. */
  invalidShape?: 'reason'
  /** Numbers in its body that may come as text. */
  numericText?: readonly NumericText[]
}

export interface NumericText {
  /** Names of fields; an asterisk stands for every entry of a list. */
  path: readonly string[]
  /** The empty text of a form means null. */
  orNull: boolean
}

export const operationFacts: Record<OperationId, OperationFacts> = operationTable

/** Its body is `multipart/form-data`. */
export function takesForm({ files }: OperationFacts): boolean {
  return Object.keys(files).length > 0
}
