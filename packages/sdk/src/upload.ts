import {
  filledPath,
  type FormFields,
  formOf,
  type FormPath,
  type FormSuccess,
  readable,
  type UploadReply,
} from './form.ts'

export type { FormPath, UploadReply } from './form.ts'

export interface UploadOptions<Path extends FormPath> {
  /** Where the API answers, without a trailing slash. */
  baseUrl: string
  token: string | null
  /** Of the page, ISO 639-1: refusals are in it. */
  language: string
  fields: FormFields<Path>
  /** What stands in braces in the path. */
  pathParams?: Readonly<Record<string, number | string>>
  /** The name of a file that has none. */
  fileName?: string
  /** How much of it has been sent, between 0 and 1. */
  onProgress?: (progress: number) => void
  signal?: AbortSignal
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
): Promise<UploadReply<FormSuccess<Path>>> {
  const form = formOf(fields, fileName)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open('POST', baseUrl + filledPath(path, pathParams))
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
    request.addEventListener('load', () => resolve(replyOf<FormSuccess<Path>>(request)))
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    signal?.addEventListener('abort', abort)
    request.send(form)
    if (signal?.aborted) abort()
  })
}

function replyOf<Data>({ status, responseText }: XMLHttpRequest): UploadReply<Data> {
  const response = new Response(null, { status })
  const body = readable(responseText)
  return response.ok ? { data: body as Data, response } : { error: body, response }
}
