import type { Context } from '../../core/context.ts'
import { wasShopAccountOn, shopAccountOf } from '../../selling/invoices/shop-account.ts'
import { listShopAccounts } from '../../selling/payments/bank-accounts.store.ts'
import { type FingerprintedEntry, fingerprintEntries } from './fingerprint-entries.ts'
import { type BankFile, movesMoney } from './formats/bank-file.ts'
import { insertDueMatches } from './matches.store.ts'
import {
  countKnownEntries,
  insertEntries,
  insertStatement,
  lockImports,
} from './statements.store.ts'

interface Import {
  file: BankFile
  fileName: string
  actorId: number
}

/**
 * Stores the new movements of a file and returns the statement's id. The orders that they may be meant for are looked for
 * afterwards (`match-due-entries.ts`).
 */
export async function importStatement(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { file, fileName, actorId }: Import,
): Promise<number> {
  await lockImports(db)
  const entries = fingerprintEntries(file.entries.filter(movesMoney))
  const known = await countKnownEntries(db, entries)
  const own = await listShopAccounts(db)
  const isOwn = ({ account, bookedOn }: FingerprintedEntry) =>
    wasShopAccountOn(bookedOn, shopAccountOf(account, own))
  const common = { fileName, format: file.format, known, isOwn, actorId, now: clock.now() }
  const id = await insertStatement(db, { ...common, entries })
  const ids = await insertEntries(db, id, { entries, isOwn })
  const due = entries.flatMap(({ fingerprint, isReturn = false }) => {
    const entryId = ids.get(fingerprint)
    return entryId === undefined ? [] : [{ entryId, isReturn }]
  })
  await insertDueMatches(db, due, actorId)
  return id
}
