import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from '../../core/contract.ts'
import { TemporaryUpload } from './temporary-upload.ts'
import { trimText } from './body.ts'
import type { OperationMetadata } from './operation-metadata.ts'
import { type Problem, problem } from '../../core/problem.ts'

/** A `multipart/form-data` body: at most one file, which is written to the disk, and six short fields. */

type Files = OperationMetadata['files']

export type Form = Record<string, unknown>

/** A file that has arrived on the disk, and is not in memory yet. */
export interface ArrivedFile {
  filename: string
  upload: TemporaryUpload
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

/** Refuses a too large form before its first byte, when the caller declares the length. */
export function declaredTooLarge(request: FastifyRequest, files: Files): FormRefusal | null {
  const largest = Math.max(...Object.values(files))
  const declared = Number(request.headers['content-length'] ?? 0)
  return declared > largest + roomForTheRest ? tooLarge(largest) : null
}

interface Expected {
  files: Files
  /** The folder of temporary uploads. */
  folder: string
}

/** Reads a form's files into memory. */
export async function loadFiles(form: Form): Promise<Form> {
  const loaded = Object.entries(form).map(async ([name, value]) => [
    name,
    isArrived(value)
      ? ({ filename: value.filename, data: await value.upload.take() } satisfies UploadedFile)
      : value,
  ])
  return Object.fromEntries(await Promise.all(loaded)) as Form
}

/** Discards the files of a form that is refused. */
export async function discardFiles(form: Form): Promise<void> {
  for (const value of Object.values(form)) if (isArrived(value)) await value.upload.discard()
}

function isArrived(value: unknown): value is ArrivedFile {
  return typeof value === 'object' && value !== null && 'upload' in value
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
    await discardFiles(Object.fromEntries(fields))
    discardRest(request)
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
  const upload = await TemporaryUpload.open(folder)
  try {
    await collect(part.file, upload, limit)
  } catch (error) {
    await upload.discard()
    throw error
  }
  // A browser sends the empty field of a form in which no file was chosen.
  if (part.filename || upload.length > 0)
    return { filename: plainName(part.filename), upload } satisfies ArrivedFile
  await upload.discard()
}

async function collect(file: MultipartFile['file'], upload: TemporaryUpload, limit: number) {
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (upload.length + chunk.length > limit) throw new TooLarge()
    await upload.write(chunk)
  }
}

function plainName(name: string | undefined): string {
  return (name ?? '').toWellFormed().replaceAll('\0', '').slice(0, 255)
}

/** Reads the rest of the body and discards it: a caller that is cut off while sending never sees the answer. */
function discardRest({ raw }: FastifyRequest) {
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
