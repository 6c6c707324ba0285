import type { Context } from '../../core/context.ts'
import { wasShopAccountOn, shopAccountOf } from '../../selling/invoices/shop-account.ts'
import { listShopAccounts } from '../../selling/payments/bank-accounts.store.ts'
import { type MarkedEntry, markEntries } from './import-entries.ts'
import type { BankFile } from './formats/bank-file.ts'
import { offersFor, payablesOf } from './matching/match-entry.ts'
import { listNamedPayables, listOpenPayables } from './matching/payables.store.ts'
import { numbersIn } from './matching/references.ts'
import {
  countKnownEntries,
  insertDueBookings,
  insertEntries,
  insertOffers,
  insertStatement,
  lockImports,
} from './statements.store.ts'

interface Import {
  file: BankFile
  fileName: string
  actorId: number
}

/** Keeps what is new of a file, with the orders it may be meant for; the id of the statement. */
export async function importStatement(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { file, fileName, actorId }: Import,
): Promise<number> {
  await lockImports(db)
  const entries = markEntries(file.entries)
  const known = await countKnownEntries(db, entries)
  const own = await listShopAccounts(db)
  const isOwn = ({ account, bookedOn }: MarkedEntry) =>
    wasShopAccountOn(bookedOn, shopAccountOf(account, own))
  const common = { fileName, format: file.format, known, isOwn, actorId, now: clock.now() }
  const id = await insertStatement(db, { ...common, entries })
  const ids = await insertEntries(db, id, { entries, isOwn })
  const added = entries.flatMap((entry) => {
    const entryId = ids.get(entry.fingerprint)
    return entryId === undefined ? [] : [{ entry, entryId }]
  })
  const sure = await offerOrders(db, added)
  await insertDueBookings(db, sure, actorId)
  return id
}

/** The movements that name one order in full: whether they are just what it waits for is looked at when they are booked. */
async function offerOrders(
  db: Context['db'],
  added: readonly { entry: MarkedEntry; entryId: number }[],
): Promise<number[]> {
  const written = added.flatMap(({ entry }) => numbersIn(`${entry.text} ${entry.party}`))
  const named = await listNamedPayables(db, [...new Set(written)])
  const payables = payablesOf(await listOpenPayables(db), named)
  const offers = added.flatMap(({ entry, entryId }) =>
    offersFor(entry, payables).map((offer, index) => ({ ...offer, entryId, rank: index + 1 })),
  )
  await insertOffers(db, offers)
  const isNamed = new Set(
    offers
      .filter(({ rank, basis }) => rank === 1 && basis === 'reference')
      .map(({ entryId }) => entryId),
  )
  return added.flatMap(({ entry, entryId }) =>
    isNamed.has(entryId) && entry.amount > 0 ? [entryId] : [],
  )
}
