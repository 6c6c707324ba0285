import type { Language } from '@bandari/i18n'
import type { ImportPictureFailure, ImportPictures } from '@bandari/sdk'
import { sentenceOf } from '../../../core/problem.ts'
import type { Database } from '../../../platform/db/database.ts'
import {
  countPictures,
  countUnpublished,
  listFailures,
  type PictureFailure,
} from './import-pictures-report.store.ts'

/** An answer holds so many; all of them are in the file. */
const mostFailures = 100

export async function importPicturesBody(
  db: Database,
  importId: number,
  language: Language,
): Promise<ImportPictures> {
  const { waiting, taken, failed } = await countPictures(db, importId)
  const failures = await listFailures(db, importId, mostFailures)
  return {
    total: waiting + taken + failed,
    taken,
    failed,
    waiting,
    unpublished: await countUnpublished(db, importId),
    failures: failures.map((failure) => failureView(failure, language)),
  }
}

export function failureView(
  { row, reference, name, problem }: PictureFailure,
  language: Language,
): ImportPictureFailure {
  const { code } = problem
  return { row, reference, picture: name, code, message: sentenceOf(problem, language) }
}
