import type { Context } from '../../../core/context.ts'
import { stockOf } from '../../listings/lister.ts'
import type { Account } from '../../../core/account.ts'
import { sellerIdOf } from '../../../core/vendor-of.ts'
import { type ImportClass, importClassOf } from '../columns.ts'
import type { Database } from '../../../platform/db/database.ts'
import { mostAtOnce } from '../import-limits.ts'
import {
  type ImportRow,
  listCells,
  type MappingOrigin,
  writeCheck,
  writeUnchecked,
} from '../imports.store.ts'
import { startChecking } from '../import-checks.store.ts'
import { readSubjects } from '../subjects.store.ts'
import { checkImport, type ImportCheck, openQuestions } from './check-import.ts'
import type { Decision } from './decisions.ts'
import type { Mapping } from './mapping.ts'
import { looksIn, type MappedFile, writeFile, writeSource } from './mapping.store.ts'

export function classOf(row: Pick<ImportRow, 'class' | 'market'>): ImportClass {
  const importClass = importClassOf({ prod_class: row.class, market: row.market })
  if (importClass === null) throw new Error('nobody imports spares for export')
  return importClass
}

/** Files of the same headings are of another kind in another market. */
export function sourceKind(importClass: ImportClass, forHouse: boolean): string {
  return forHouse ? 'house' : importClass
}

interface Said {
  file: MappedFile
  mapping: Mapping
  decisions: readonly Decision[]
  takeAll?: boolean
}

/**
 * Checks a file's rows again by what is said of it now, and remembers that for the next file of its source. As long as a
 * question is open only what was said is kept. Null for somebody who may no longer list there.
 */
export async function checkAgain(
  context: Context,
  { row, account }: { row: ImportRow; account: Account },
  { file, mapping, decisions, takeAll = false }: Said,
): Promise<'checked' | 'checking' | 'mapping' | null> {
  const { db, clock } = context
  const importClass = classOf(row)
  const stock = stockOf(account, { owner: row.for_house ? 'house' : 'self', market: row.market })
  if (!stock) return null
  const now = clock.now()
  const source = {
    vendorId: sellerIdOf(account),
    kind: sourceKind(importClass, row.for_house),
    source: file.source,
  }
  const looks = await looksIn(db, row.id, file)
  const questions = await openQuestions(context, { importClass, mapping, looks })
  const unread = { ...file, mapping, decisions: [...decisions], groups: [], changes: [] }
  if (questions.length > 0) {
    await writeFile(db, row.id, unread)
    await writeUnchecked(db, row.id)
    return 'mapping'
  }
  if (row.rows > mostAtOnce) {
    await writeFile(db, row.id, { ...unread, takes_all: takeAll })
    await startChecking(db, row.id, 'chosen')
    return 'checking'
  }
  const rows = await listCells(db, row.id)
  const subjects = await readSubjects(db)
  const owner = { accountId: sellerIdOf(account), stock }
  const checked = await checkImport(
    context,
    { importClass, rows, isFrom1904: file.is_from_1904, mapping, decisions },
    { owner, subjects, takeAll },
  )
  await writeFound(db, row.id, { file: { ...file, mapping }, checked, origin: 'chosen' })
  await writeSource(db, source, { mapping, decisions: checked.decisions, now })
  return 'checked'
}

interface Found {
  file: MappedFile
  checked: ImportCheck
  origin: MappingOrigin
}

/** What a check has found, instead of an earlier one. */
export async function writeFound(db: Database, id: number, { file, checked, origin }: Found) {
  await writeFile(db, id, { ...file, ...checked, notes: file.notes, takes_all: false })
  await writeCheck(db, id, {
    origin,
    notes: [...file.notes, ...checked.notes.map((note) => JSON.stringify(note))],
    openGroups: openGroups(checked),
    rows: checked.rows,
    defaults: checked.defaults,
  })
}

/** Kinds of mistakes that nobody has decided. */
export function openGroups({ groups }: Pick<MappedFile, 'groups'>): number {
  return groups.filter(({ wrong, decided }) => wrong > 0 && decided === null).length
}
