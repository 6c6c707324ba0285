import type { Context } from '../../core/context.ts'
import { openYielder } from '../../core/yield-to-event-loop.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  type DueMatch,
  insertCandidates,
  insertDueBookings,
  takeDueMatches,
} from './matches.store.ts'
import { candidatesFor, type Payable, payablesOf } from './matching/match-entry.ts'
import { listNamedPayables, listOpenPayables } from './matching/payables.store.ts'
import { numbersIn } from './matching/references.ts'

/** Movements of one transaction. */
const batchSize = 250

/**
 * Looks for the orders that movements may be meant for, batch by batch: a process that dies leaves each movement done or
 * still due, and any number of processes may work at once. Returns how many it looked at.
 */
export async function matchDueEntries(
  { db }: Pick<Context, 'db'>,
  { forMs = Infinity }: { forMs?: number } = {},
): Promise<number> {
  const end = Date.now() + forMs
  let found = 0
  let open: Payable[] | null = null
  while (Date.now() < end) {
    const matched = await db.transaction().execute(async (tx) => {
      const due = await takeDueMatches(tx, batchSize)
      if (due.length === 0) return 0
      open ??= await listOpenPayables(tx)
      await matchOrders(tx, due, open)
      return due.length
    })
    found += matched
    if (matched < batchSize) break
  }
  return found
}

/**
 * Stores the match candidates; movements that name one order in full are due to be recorded. Whether the sum fits is
 * checked then.
 */
async function matchOrders(
  db: Database,
  due: readonly DueMatch[],
  open: readonly Payable[],
): Promise<void> {
  const yieldToEventLoop = openYielder()
  const written = due.flatMap(({ text, party }) => numbersIn(`${text} ${party}`))
  const payables = payablesOf(open, await listNamedPayables(db, [...new Set(written)]))
  const sure: DueMatch[] = []
  const candidates = []
  for (const movement of due) {
    await yieldToEventLoop()
    const { entryId, amount } = movement
    const found = candidatesFor(movement, payables)
    candidates.push(...found.map((each, index) => ({ ...each, entryId, rank: index + 1 })))
    if (found[0]?.basis === 'reference' && amount > 0) sure.push(movement)
  }
  await insertCandidates(db, candidates)
  await insertDueBookings(db, sure)
}
