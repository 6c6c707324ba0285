import { operationTable } from '@bandari/sdk/operations'
import type { Scope } from '@bandari/sdk/key-scopes'
import type { VendorRight } from '@bandari/sdk/vendor-rights'
import type { OperationId } from '../../core/contract.ts'
import type { RateLimit } from './rate-limit.ts'
import type { CachePolicy } from './shared-cache.ts'

/** What the contract declares about an operation beside its schemas. */
export interface OperationMetadata {
  method: string
  secured: boolean
  role: string | null
  staff: readonly string[] | null
  /** What a member of a vendor's team needs to call it. */
  vendorRight: VendorRight | null
  /** Which of an API key's scopes opens it; `public` needs none, and `person` is opened by no key. */
  scope: Scope
  /** Whose personal data a member of staff sees in the answer. */
  personal?: string
  /** Who has to authenticate again (`step-up.ts`). */
  stepUp: 'factor' | 'always' | null
  writes: boolean
  idempotent: boolean
  invalidStatus: number
  cache: CachePolicy | null
  rateLimit: readonly RateLimit[]
  body: 'required' | 'optional' | 'none'
  /** It is costly and waits for a slot in a queue. */
  queued: boolean
  /** The file fields of a form, and how many bytes each may have. */
  files: Readonly<Record<string, number>>
  /** Its files are too large for memory and are read where they lie. */
  onDisk?: boolean
  /** The media types of a successful answer, where that is not JSON. */
  answers?: readonly string[]
  /** Fields of its body may come as JSON text. */
  jsonText?: boolean
  /** The shape of the answer to an invalid body, where that is not the problems of each field. */
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

export const operationMetadata: Record<OperationId, OperationMetadata> = operationTable

/** Its body is `multipart/form-data`. */
export function takesForm({ files }: OperationMetadata): boolean {
  return Object.keys(files).length > 0
}
