import { sql } from 'kysely'
import { payoutThreshold } from '../src/supporters/ledger/commission.ts'
import { approveCommission, earnCommission } from '../src/supporters/ledger/earn.ts'
import { reverseEarnings } from '../src/supporters/ledger/earn.store.ts'
import { openBatch } from '../src/supporters/payouts/open-batch.ts'
import {
  closeBatch,
  listPayable,
  lockAgents,
  payLines,
} from '../src/supporters/payouts/payout.store.ts'
import type { Database } from '../src/platform/db/database.ts'
import type { Settings } from '../src/core/settings.ts'
import { insertAudit } from '../src/platform/audit/audit.store.ts'
import { today } from './load-catalogue.ts'
import { people } from './people.data.ts'

/** The times of the payouts to supporters. */
const payDays = ['2026-06-30T09:15:00Z', '2026-09-30T09:40:00Z'].map((day) => new Date(day))

/**
 * Enters the commission of the history's orders in the order of events: each payment and cancellation at its time,
 * before it the approvals that were due by then, and the payouts between. Existing entries are left alone.
 */
export async function loadCommission(
  db: Database,
  settings: Pick<Settings, 'positionSales'>,
): Promise<void> {
  const turns = await listTurns(db)
  if (turns.length === 0) return
  const approve = (at: Date) => approveCommission({ db, clock: { now: () => at }, settings })
  const waiting = [...payDays]
  for (const { order_id: orderId, status, reason, at } of turns) {
    for (let day = waiting[0]; day && day < at; day = waiting[0]) {
      waiting.shift()
      await approve(day)
      await payEverybody(db, day)
    }
    await approve(at)
    if (status === 'Authorized') await earnCommission(db, orderId, at)
    else await reverseEarnings(db, { orderId, note: reason ?? '', now: at })
  }
  await approve(new Date(today))
}

/** Finance collects what is payable, and the administrator pays it. */
async function payEverybody(db: Database, now: Date) {
  const [maker, payer] = [await accountOf(db, 'finance'), await accountOf(db, 'support')]
  const reference = `Mobile money ${now.toISOString().slice(0, 7)}`
  await db.transaction().execute(async (tx) => {
    const payable = await listPayable(tx, { readerId: maker, threshold: payoutThreshold })
    // Supporters of old had told the desk where they are paid.
    const agentIds = payable.filter(({ is_own }) => !is_own).map(({ agent_id }) => agent_id)
    await lockAgents(tx, agentIds)
    const batch = await openBatch(
      { db: tx, clock: { now: () => now }, settings: { payoutDetailsHours: 0 } },
      { agentIds, actorId: maker },
    )
    if (!batch) throw new Error(`nobody is payable on ${now.toISOString()}`)
    const closing = { batchId: batch.id, reference, actorId: payer, now }
    await payLines(tx, closing)
    await closeBatch(tx, { ...closing, state: 'paid', reason: null })
    await insertAudit(tx, {
      actorId: payer,
      action: 'pay-payout-batch',
      subject: 'payout-batch',
      subjectId: batch.id,
      before: { state: 'open' },
      after: { state: 'paid', reference },
      reason: null,
      now,
    })
  })
}

async function accountOf(db: Database, role: 'finance' | 'support'): Promise<number> {
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', people[role].email)
    .executeTakeFirstOrThrow()
  return id
}

interface Paid {
  order_id: number
  status: 'Authorized' | 'Canceled'
  reason: string | null
  at: Date
}

/** The events of supporters' sales that were paid for and are not in the ledger yet, oldest first. */
async function listTurns(db: Database): Promise<Paid[]> {
  const { rows } = await sql<Paid>`
    select order_id, order_events.status, reason, at
    from order_events join orders on orders.id = order_id
    where agent_id is not null and order_events.status in ('Authorized', 'Canceled')
      and exists (select from order_events as paid where paid.order_id = orders.id and paid.status = 'Authorized')
      and not exists (select from commission_entries where commission_entries.order_id = orders.id)
    order by at, order_events.id`.execute(db)
  return rows
}
