import {
  type Import,
  type ImportDecisionsSave,
  type ImportMappingSave,
  session,
} from '@bandari/sdk'
import { upload } from '@bandari/sdk/upload'
import { askFile, type NamedFile } from './file.ts'
import { granted } from './granted.ts'
import { apiUrl, ask, client, pageLanguage } from './sdk.ts'

/** What a file holds, and whose it is. */
export type ImportKind = Pick<Import, 'prod_class' | 'market' | 'owner'>

export interface FileToImport {
  file: File
  kind: ImportKind
  onProgress: (progress: number) => void
}

/** `refused` is the whole file, in as many sentences as it takes. */
export type CheckedFile = { found: Import } | { refused: string[] }

export async function startImport(given: FileToImport): Promise<CheckedFile> {
  const { file, kind, onProgress } = given
  const fields = { file, ...kind }
  const call = upload('/vendor/imports', {
    baseUrl: apiUrl,
    token: session.token(),
    language: pageLanguage(),
    fields,
    onProgress,
  })
  const answer = await ask(call)
  const { status, message, fields: problems = {} } = answer.refusal ?? {}
  if (status === 413 && message) return { refused: [message] }
  if (status === 400 && problems['file']) return { refused: sentencesOf((await call).error) }
  return { found: await granted(Promise.resolve(answer)) }
}

function sentencesOf(error: unknown): string[] {
  const { file } = error as { file: string[] }
  return [file].flat()
}

export async function runImport(
  id: number,
  body: { skip_invalid: boolean; publish_without_pictures?: boolean },
): Promise<Import> {
  const params = { path: { id } }
  return granted(ask(client.POST('/vendor/imports/{id}/run', { params, body })))
}

/** The rows are checked again by it. */
export async function setImportMapping(id: number, body: ImportMappingSave): Promise<Import> {
  const params = { path: { id } }
  return granted(ask(client.PUT('/vendor/imports/{id}/mapping', { params, body })))
}

/** The rows are checked again by them. */
export async function setImportDecisions(id: number, body: ImportDecisionsSave): Promise<Import> {
  const params = { path: { id } }
  return granted(ask(client.PUT('/vendor/imports/{id}/decisions', { params, body })))
}

export async function discardImport(id: number): Promise<{ isGone: true }> {
  const params = { path: { id } }
  const answer = await ask(client.DELETE('/vendor/imports/{id}', { params }))
  // The SDK has no data for a 204, and a record that is gone already is what was wanted.
  const isGone = answer.refusal?.status === 204 || answer.refusal?.status === 404
  if (!isGone) await granted(Promise.resolve(answer))
  return { isGone: true }
}

export async function getImportTemplate({ prod_class, market }: ImportKind): Promise<NamedFile> {
  const params = { query: { prod_class, market } }
  return granted(askFile(client.GET('/vendor/import-template', { params, parseAs: 'stream' })))
}

export async function downloadImportErrors(id: number): Promise<NamedFile> {
  const params = { path: { id } }
  return granted(askFile(client.GET('/vendor/imports/{id}/errors', { params, parseAs: 'stream' })))
}
