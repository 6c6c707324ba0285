import {
  filledPath,
  type FormFields,
  formOf,
  type FormPath,
  type FormSuccess,
  readable,
  type UploadReply,
} from '../form.ts'

export interface FormUpload<Path extends FormPath> {
  /** A file is a `Blob` or a `File`. */
  fields: FormFields<Path>
  /** What stands in braces in the path. */
  pathParams?: Readonly<Record<string, number | string>>
  /** The name of a file that has none. */
  fileName?: string | undefined
  signal?: AbortSignal | undefined
}

interface Sender {
  baseUrl: string
  token: string | null
  language: string
  fetch: (request: Request) => Promise<Response>
}

/** Like `upload.ts`, without a browser and without progress. */
export async function sendForm<Path extends FormPath>(
  { baseUrl, token, language, fetch }: Sender,
  path: Path,
  { fields, pathParams, fileName = 'file', signal }: FormUpload<Path>,
): Promise<UploadReply<FormSuccess<Path>>> {
  const request = new Request(baseUrl + filledPath(path, pathParams), {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'accept-language': language,
      ...(token === null ? {} : { authorization: `Token ${token}` }),
    },
    body: formOf(fields, fileName),
    signal: signal ?? null,
  })
  const response = await fetch(request)
  const body = readable(await response.text())
  return response.ok ? { data: body as FormSuccess<Path>, response } : { error: body, response }
}
