import type { paths } from './generated/contract.ts'
import type { operationTable } from './generated/operations.ts'

/** The calls whose body is a form with a file. Apart from the client, because most visits send no file. */
export type FormPath = {
  [Path in keyof paths]: paths[Path] extends { post: { requestBody: FormBody } } ? Path : never
}[keyof paths]

interface FormBody {
  content: { 'multipart/form-data': object }
}

type Post<Path extends FormPath> = paths[Path] extends { post: infer Operation } ? Operation : never

type Form<Path extends FormPath> =
  Post<Path> extends { requestBody: { content: { 'multipart/form-data': infer Fields } } }
    ? Fields
    : never

type FilesOf<Path extends FormPath> = keyof Extract<
  (typeof operationTable)[keyof typeof operationTable],
  { path: Path; method: 'post' }
>['files']

type Success<Path extends FormPath> =
  Post<Path> extends { responses: infer Responses }
    ? Responses extends Partial<Record<200 | 201, { content: { 'application/json': infer Data } }>>
      ? Data
      : never
    : never

export interface UploadOptions<Path extends FormPath> {
  /** Where the API answers, without a trailing slash. */
  baseUrl: string
  token: string | null
  /** Of the page, ISO 639-1: refusals are in it. */
  language: string
  fields: {
    [Field in keyof Form<Path>]: Field extends FilesOf<Path> ? Blob : Form<Path>[Field]
  }
  /** What stands in braces in the path. */
  pathParams?: Readonly<Record<string, number | string>>
  /** The name of a file that has none. */
  fileName?: string
  /** How much of it has been sent, between 0 and 1. */
  onProgress?: (progress: number) => void
  signal?: AbortSignal
}

export interface UploadReply<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/**
 * Sends a form and reports its progress, which `fetch` cannot. Like the client, it never throws for a refusal, only
 * when no answer came, or when it was aborted (`AbortError`).
 */
export function upload<Path extends FormPath>(
  path: Path,
  {
    baseUrl,
    token,
    language,
    fields,
    pathParams,
    fileName = 'file',
    onProgress,
    signal,
  }: UploadOptions<Path>,
): Promise<UploadReply<Success<Path>>> {
  const form = new FormData()
  for (const [name, value] of Object.entries<unknown>(fields)) {
    if (value instanceof File) form.append(name, value)
    else if (value instanceof Blob) form.append(name, value, fileName)
    else form.append(name, String(value))
  }
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open('POST', baseUrl + filled(path, pathParams))
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('accept-language', language)
    if (token !== null) request.setRequestHeader('authorization', `Token ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('error', () => reject(new TypeError('Failed to send')))
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was called off.', 'AbortError')),
    )
    request.addEventListener('load', () => resolve(replyOf<Success<Path>>(request)))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    signal?.addEventListener('abort', abort)
    request.send(form)
    if (signal?.aborted) abort()
  })
}

function filled(path: string, params: Readonly<Record<string, number | string>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    encodeURIComponent(String(params[name] ?? whole)),
  )
}

function replyOf<Data>({ status, responseText }: XMLHttpRequest): UploadReply<Data> {
  const response = new Response(null, { status })
  const body = readable(responseText)
  return response.ok ? { data: body as Data, response } : { error: body, response }
}

/** A proxy between us and the API may answer in its own words. */
function readable(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
