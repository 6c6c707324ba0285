import type { Readable } from 'node:stream'
import type { Language } from '@bandari/i18n'
import type { operations } from '@bandari/sdk/contract'
import type { operationTable } from '@bandari/sdk/operations'
import type { Account } from './account.ts'
import type { Context } from './context.ts'
import type { FieldProblems } from './field-problems.ts'

/** The contract as types: what each operation is given and what it may answer. */

export type OperationId = keyof operations

/** Whose request it is, as far as it says. */
export interface Visitor {
  ip: string
  userAgent: string
}

/** Whoever an answer or a page is sent to. */
export interface Reader extends Visitor {
  /** Of the page that they read. */
  language: Language
  /** Of the destination that they chose, as their browser says; null while they have chosen none. */
  country: string | null
}

/** Told of each person that an answer is sent to, also where it is sent out of a cache. It is quick and never fails. */
export type WhenRead = (reader: Reader) => void

type Parameters<Id extends OperationId> = operations[Id]['parameters']
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'multipart/form-data': infer Form } }
}
  ? WithFiles<Form, FileFields<Id>, FileOf<Id>>
  : operations[Id] extends { requestBody: { content: { 'application/json': infer Json } } }
    ? Json
    : operations[Id] extends { requestBody?: { content: { 'application/json': infer Json } } }
      ? Json | undefined
      : undefined

/** A whole file of a form. The caller chose its name, and its bytes are not checked yet. */
export interface UploadedFile {
  filename: string
  data: Buffer
}

/** A file that is too large for memory (`x-files-on-disk`). It is read while the operation runs, and gone afterwards. */
export interface FileOnDisk {
  filename: string
  upload: { readonly fd: number; readonly length: number }
}

type WithFiles<Form, Names, File> = {
  [Field in keyof Form]: Field extends Names ? File : Form[Field]
}

type FileOf<Id extends OperationId> = Id extends keyof typeof operationTable
  ? (typeof operationTable)[Id] extends { onDisk: true }
    ? FileOnDisk
    : UploadedFile
  : never

type FileFields<Id extends OperationId> = Id extends keyof typeof operationTable
  ? keyof (typeof operationTable)[Id]['files']
  : never

type IsSecured<Id extends OperationId> = Id extends keyof typeof operationTable
  ? (typeof operationTable)[Id]['secured']
  : false

/** What an operation is called with; every part already holds to the contract. */
export interface Call<Id extends OperationId> {
  path: Parameters<Id> extends { path: infer Path } ? Path : Record<string, never>
  query: Parameters<Id> extends { query?: infer Query } ? NonNullable<Query> : Record<string, never>
  body: Body<Id>
  account: IsSecured<Id> extends true ? Account : Account | null
  /** Hash of the token that was presented, for signing out. */
  tokenHash: Buffer | null
  /** Scheme and host the caller used, for absolute links. */
  origin: string
  ip: string
  userAgent: string
  /** The header `Cookie`, empty without one. */
  cookies: string
  /** The language of the caller's page. */
  language: Language
}

type ContentOf<Response> = Response extends { content: infer Content }
  ? Content extends { 'application/json': infer Json }
    ? { body: Json }
    : Content extends Record<string, unknown>
      ? { body: Buffer | Readable }
      : { body?: undefined }
  : { body?: undefined }

/** One of the answers the contract declares for the operation. */
export type Answer<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & number]: {
    status: Status
    headers?: Record<string, string>
    /** Whether a shared answer may still be served. It is called when the answer is old, and is cheap. */
    isStillValid?: () => Promise<boolean>
    /** False for one that must not be cached, although the operation's other answers are shared. */
    isShared?: boolean
    whenRead?: WhenRead | undefined
  } & ContentOf<operations[Id]['responses'][Status]>
}[keyof operations[Id]['responses'] & number]

export type Handler<Id extends OperationId> = (
  context: Context,
  call: Call<Id>,
) => Promise<Answer<Id>>

/** Work that waits for other services, done before the operation's transaction begins. */
export type Preparation<Id extends OperationId> = (
  context: Context,
  call: Call<Id>,
) => Promise<void>

/** The answer to a call, as far as a guard needs it. */
export interface Outcome {
  status: number
  body?: unknown
}

/** Either the caller waits so many seconds, or the call goes on and `settle` is told its outcome: null for a failure of ours. */
export type Admission = { wait: number } | { settle: (outcome: Outcome | null) => Promise<void> }

/** Decides before an operation runs, and outside its transaction, whether its caller has to wait. */
export type Guard<Id extends OperationId> = (context: Context, call: Call<Id>) => Promise<Admission>

/** The part of a body that the contract accepts. */
export type ValidPart<Part> = Part extends readonly (infer Entry)[]
  ? ValidPart<Entry>[]
  : Part extends object
    ? { [Field in keyof Part]?: ValidPart<Part[Field]> }
    : Part

/**
 * What else is wrong with a body that the contract refuses, so that one answer blames all fields: a link to nothing, two
 * passwords that differ. It reads and changes nothing, and tells nothing that a caller might not ask often.
 */
export type FieldCheck<Id extends OperationId> = (
  context: Context,
  call: Omit<Call<Id>, 'body'> & {
    body: ValidPart<NonNullable<Call<Id>['body']>>
    /** The fields that something is wrong in. */
    faults: ReadonlySet<string>
  },
) => Promise<FieldProblems>

export type Operations = { [Id in OperationId]: Handler<Id> }

export type Preparations = { [Id in OperationId]?: Preparation<Id> }

export type FieldChecks = { [Id in OperationId]?: FieldCheck<Id> }

export type Guards = { [Id in OperationId]?: Guard<Id> }
