import type { paths } from './generated/contract.ts'
import type { FileFields } from './generated/file-fields.ts'

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

type FilesOf<Path extends FormPath> = Path extends keyof FileFields ? FileFields[Path] : never

/** What a form has, its files as blobs. */
export type FormFields<Path extends FormPath> = {
  [Field in keyof Form<Path>]: Field extends FilesOf<Path> ? Blob : Form<Path>[Field]
}

/** What a form is answered with when it was taken. */
export type FormSuccess<Path extends FormPath> =
  Post<Path> extends { responses: infer Responses }
    ? Responses extends Partial<Record<200 | 201, { content: { 'application/json': infer Data } }>>
      ? Data
      : never
    : never

/** As a call of the client answers. */
export interface UploadReply<Data> {
  data?: Data
  error?: unknown
  response: Response
}

/** `fileName` is of a file that has none. */
export function formOf(fields: object, fileName: string): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries<unknown>({ ...fields })) {
    if (value instanceof File) form.append(name, value)
    else if (value instanceof Blob) form.append(name, value, fileName)
    else form.append(name, String(value))
  }
  return form
}

export function filledPath(
  path: string,
  params: Readonly<Record<string, number | string>> = {},
): string {
  return path.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    encodeURIComponent(String(params[name] ?? whole)),
  )
}

/** A proxy between us and the API may answer in its own words. */
export function readable(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
