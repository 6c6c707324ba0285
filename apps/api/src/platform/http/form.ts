import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from '../../core/contract.ts'
import { Spool } from './spool.ts'
import { trimText } from './body.ts'
import type { OperationFacts } from './operation-facts.ts'
import { type Problem, problem } from '../../core/problem.ts'

/** A `multipart/form-data` body: at most one file, which is spooled to the disk, and six short fields. */

type Files = OperationFacts['files']

export type Form = Record<string, unknown>

/** A file that has arrived, and waits to be taken into memory. */
export interface SpooledFile {
  filename: string
  spool: Spool
}

export type FormRefusal =
  | { status: 413; problem: Problem }
  | { status: 400; fields: { non_field_errors: Problem[] } }

const limits = { files: 1, fields: 6, fieldSize: 10_000, fieldNameSize: 100, headerPairs: 20 }

/** Bytes beside the file: boundaries, headers, the short fields. */
const roomForTheRest = 100_000

class TooLarge extends Error {
  override name = 'TooLarge'
}

/** Known before the first byte, when the caller declares the length. */
export function declaredTooLarge(request: FastifyRequest, files: Files): FormRefusal | null {
  const largest = Math.max(...Object.values(files))
  const declared = Number(request.headers['content-length'] ?? 0)
  return declared > largest + roomForTheRest ? tooLarge(largest) : null
}

interface Expected {
  files: Files
  /** For what is spooled. */
  folder: string
}

/** Takes a form's files into memory. */
export async function loadFiles(form: Form): Promise<Form> {
  const loaded = Object.entries(form).map(async ([name, value]) => [
    name,
    isSpooled(value)
      ? ({ filename: value.filename, data: await value.spool.take() } satisfies UploadedFile)
      : value,
  ])
  return Object.fromEntries(await Promise.all(loaded)) as Form
}

/** For a form that is refused. */
export async function dropFiles(form: Form): Promise<void> {
  for (const value of Object.values(form)) if (isSpooled(value)) await value.spool.drop()
}

function isSpooled(value: unknown): value is SpooledFile {
  return typeof value === 'object' && value !== null && 'spool' in value
}

export async function readForm(
  request: FastifyRequest,
  { files, folder }: Expected,
): Promise<{ form: Form } | { refusal: FormRefusal }> {
  const largest = Math.max(...Object.values(files))
  const fields: [string, unknown][] = []
  try {
    const parts = request.parts({ limits: { ...limits, fileSize: largest + 1 } })
    for await (const part of parts) {
      const value = await valueOf(part, { files, folder })
      if (value !== undefined) fields.push([part.fieldname, value])
    }
    return { form: Object.fromEntries(fields) }
  } catch (error) {
    await dropFiles(Object.fromEntries(fields))
    letGo(request)
    return { refusal: error instanceof TooLarge ? tooLarge(largest) : refusalFor(error) }
  }
}

async function valueOf(part: Multipart, { files, folder }: Expected): Promise<unknown> {
  if (part.type === 'field') return trimText(part.value)
  const limit = files[part.fieldname]
  if (limit === undefined) {
    // The contract refuses a file where none belongs, so its bytes need not be held.
    part.file.resume()
    return {}
  }
  const spool = await Spool.open(folder)
  try {
    await collect(part.file, spool, limit)
  } catch (error) {
    await spool.drop()
    throw error
  }
  // A browser sends the empty field of a form in which no file was chosen.
  if (part.filename || spool.length > 0)
    return { filename: plainName(part.filename), spool } satisfies SpooledFile
  await spool.drop()
}

async function collect(file: MultipartFile['file'], spool: Spool, limit: number) {
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (spool.length + chunk.length > limit) throw new TooLarge()
    await spool.write(chunk)
  }
}

function plainName(name: string | undefined): string {
  return (name ?? '').toWellFormed().replaceAll('\0', '').slice(0, 255)
}

/** Reads and drops the rest: a caller that is cut off while sending never sees the answer. */
function letGo({ raw }: FastifyRequest) {
  raw.unpipe()
  raw.resume()
}

function tooLarge(largest: number): FormRefusal {
  return { status: 413, problem: problem('file_too_large', { megabytes: largest / 1024 / 1024 }) }
}

const tooMany = new Set(['FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PARTS_LIMIT'])

function refusalFor(error: unknown): FormRefusal {
  const { code = '' } = error as { code?: string }
  const reason = tooMany.has(code)
    ? problem('form_too_long', { files: limits.files, fields: limits.fields })
    : problem('form_unreadable')
  return { status: 400, fields: { non_field_errors: [reason] } }
}
