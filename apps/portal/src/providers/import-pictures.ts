import { type ImportPictures, session } from '@bandari/sdk'
import { upload } from '@bandari/sdk/upload'
import { askFile, type NamedFile } from './file.ts'
import { granted } from './granted.ts'
import { apiUrl, ask, client, pageLanguage } from './sdk.ts'

export interface ArchiveToSend {
  id: number
  archive: File
  onProgress: (progress: number) => void
}

/** `refused` is why the ZIP file is not taken. */
export type SentArchive = { pictures: ImportPictures } | { refused: string[] }

export async function uploadImportPictures(given: ArchiveToSend): Promise<SentArchive> {
  const { id, archive, onProgress } = given
  const call = upload('/vendor/imports/{id}/pictures', {
    baseUrl: apiUrl,
    pathParams: { id },
    token: session.token(),
    language: pageLanguage(),
    fields: { archive },
    onProgress,
  })
  const answer = await ask(call)
  const { status, message } = answer.refusal ?? {}
  if (status === 413 && message) return { refused: [message] }
  if (status === 400) return { refused: sentencesOf((await call).error) }
  return { pictures: await granted(Promise.resolve(answer)) }
}

function sentencesOf(error: unknown): string[] {
  const { archive = [] } = error as { archive?: string[] }
  return [archive].flat()
}

export async function retryImportPictures(id: number): Promise<ImportPictures> {
  const params = { path: { id } }
  return granted(ask(client.POST('/vendor/imports/{id}/pictures/retry', { params })))
}

export async function downloadImportPictureFailures(id: number): Promise<NamedFile> {
  const params = { path: { id } }
  return granted(
    askFile(client.GET('/vendor/imports/{id}/pictures/failures', { params, parseAs: 'stream' })),
  )
}
