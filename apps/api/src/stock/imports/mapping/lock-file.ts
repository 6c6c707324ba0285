import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import type { Database } from '../../../platform/db/database.ts'
import { lockImport, type OwnImport } from '../imports.store.ts'
import { findFile } from './mapping.store.ts'

/** A file of which something may still be said; locked, so that one check at a time writes what it found. */
export async function lockFile(db: Database, own: OwnImport) {
  const row = await lockImport(db, own)
  if (!row) return { refusal: notFound }
  if (row.state === 'checking') return { refusal: refuse(409, detail('import_being_checked')) }
  if (row.state !== 'mapping' && row.state !== 'checked')
    return { refusal: refuse(409, detail('import_started')) }
  const file = await findFile(db, row.id)
  return file ? { refusal: null, row, file } : { refusal: withoutFile }
}

export const withoutFile = refuse(409, detail('import_without_file'))
