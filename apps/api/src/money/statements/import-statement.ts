import type { Context } from '../../core/context.ts'
import { wasShopAccountOn, shopAccountOf } from '../../selling/invoices/shop-account.ts'
import { listShopAccounts } from '../../selling/payments/bank-accounts.store.ts'
import { type FingerprintedEntry, fingerprintEntries } from './fingerprint-entries.ts'
import { type BankFile, movesMoney } from './formats/bank-file.ts'
import { candidatesFor, payablesOf } from './matching/match-entry.ts'
import { listNamedPayables, listOpenPayables } from './matching/payables.store.ts'
import { numbersIn } from './matching/references.ts'
import {
  countKnownEntries,
  insertDueBookings,
  insertEntries,
  insertCandidates,
  insertStatement,
  lockImports,
} from './statements.store.ts'

interface Import {
  file: BankFile
  fileName: string
  actorId: number
}

/** Stores the new movements of a file with the orders they may be meant for; returns the statement's id. */
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
  const added = entries.flatMap((entry) => {
    const entryId = ids.get(entry.fingerprint)
    return entryId === undefined ? [] : [{ entry, entryId }]
  })
  const sure = await matchOrders(db, added)
  await insertDueBookings(db, sure, actorId)
  return id
}

/**
 * Stores the match candidates; returns the movements that name one order in full. Whether the sum fits is checked when
 * they are booked.
 */
async function matchOrders(
  db: Context['db'],
  added: readonly { entry: FingerprintedEntry; entryId: number }[],
): Promise<number[]> {
  const written = added.flatMap(({ entry }) => numbersIn(`${entry.text} ${entry.party}`))
  const named = await listNamedPayables(db, [...new Set(written)])
  const payables = payablesOf(await listOpenPayables(db), named)
  const candidates = added.flatMap(({ entry, entryId }) =>
    candidatesFor(entry, payables).map((candidate, index) => ({
      ...candidate,
      entryId,
      rank: index + 1,
    })),
  )
  await insertCandidates(db, candidates)
  const isNamed = new Set(
    candidates
      .filter(({ rank, basis }) => rank === 1 && basis === 'reference')
      .map(({ entryId }) => entryId),
  )
  return added.flatMap(({ entry, entryId }) =>
    isNamed.has(entryId) && entry.amount > 0 ? [entryId] : [],
  )
}
