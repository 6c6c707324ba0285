import { sql } from 'kysely'
import { yearsBefore } from '../core/days-before.ts'
import type { Database } from '../platform/db/database.ts'
import type { PersonalData } from '../people/privacy/personal-data.ts'
import {
  type PersonalTable,
  staffWhoActed,
  within,
} from '../people/privacy/personal-table.store.ts'
import { endedBefore, ledger, orders, partOfOrder } from '../selling/personal-orders.store.ts'

/** The shop's own notes on an order. */
const orderNotes: PersonalTable = {
  table: 'order_notes',
  ownedBy: [within('order_id', orders)],
  withheld: { actor_id: staffWhoActed },
  onDeletion: { keeps: { '*': ledger } },
}

const orderMentions: PersonalTable = {
  table: 'order_mentions',
  ownedBy: [within('note_id', orderNotes)],
  withheld: { account_id: staffWhoActed },
  onDeletion: { keeps: { '*': ledger } },
}

const sellersAct = 'Whoever sold it did it as their part of the order.'

const papers: PersonalTable = {
  table: 'papers',
  ownedBy: [within('order_id', orders)],
  withheld: { added_by: staffWhoActed },
  onDeletion: 'deleted',
}

const claims: PersonalTable = {
  table: 'claims',
  ownedBy: [within('order_id', orders)],
  withheld: { resolved_by: staffWhoActed },
  onDeletion: { keeps: { '*': ledger } },
}

/** Documents and claims contain names. Triggers delete their files. */
async function deleteDocuments(db: Database, before: Date): Promise<number> {
  const ended = sql`order_id in (select id from orders where ${endedBefore(before)})`
  let deleted = 0
  for (const table of ['seller_papers', 'papers', 'paper_shares']) {
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${ended}`.execute(
      db,
    )
    deleted += Number(numAffectedRows)
  }
  for (const table of ['claim_pictures', 'claim_messages']) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} using claims where claims.id = claim_id and ${ended}`.execute(
      db,
    )
    deleted += Number(numAffectedRows)
  }
  return deleted
}

/** Personal data of the delivery module. */
export const deliveryData: PersonalData = {
  tables: [
    partOfOrder('shipment_changes', { actor_id: staffWhoActed }),
    partOfOrder('shipments'),
    partOfOrder('order_steps', { actor_id: staffWhoActed }),
    partOfOrder('following_mails'),
    partOfOrder('vendor_order_mails'),
    partOfOrder('hand_overs', { noted_by: sellersAct }),
    {
      table: 'seller_papers',
      ownedBy: [within('order_id', orders)],
      withheld: { sent_by: sellersAct, decided_by: staffWhoActed },
      onDeletion: 'deleted',
    },
    partOfOrder('order_progress'),
    partOfOrder('order_assignments', { account_id: staffWhoActed, actor_id: staffWhoActed }),
    orderMentions,
    orderNotes,
    partOfOrder('order_alarms', { acknowledged_by: staffWhoActed }),
    { table: 'paper_answers', ownedBy: [within('paper_id', papers)], onDeletion: 'deleted' },
    papers,
    {
      table: 'paper_shares',
      ownedBy: [within('order_id', orders)],
      withheld: { token_hash: 'Whoever has it may open the papers.' },
      onDeletion: 'deleted',
    },
    partOfOrder('paper_alarms'),
    {
      table: 'claim_messages',
      ownedBy: [within('claim_id', claims)],
      withheld: { author_id: staffWhoActed },
      onDeletion: 'deleted',
    },
    { table: 'claim_pictures', ownedBy: [within('claim_id', claims)], onDeletion: 'deleted' },
    claims,
    partOfOrder('delivery_confirmations'),
  ],
  mentions: {
    'shipment_changes.actor_id': staffWhoActed,
    'order_steps.actor_id': staffWhoActed,
    'order_alarms.acknowledged_by': staffWhoActed,
    'order_notes.actor_id': staffWhoActed,
    'order_mentions.account_id': staffWhoActed,
    'order_assignments.account_id': staffWhoActed,
    'order_assignments.actor_id': staffWhoActed,
    'papers.added_by': staffWhoActed,
    'seller_papers.sent_by': sellersAct,
    'seller_papers.decided_by': staffWhoActed,
    'hand_overs.noted_by': sellersAct,
    'paper_answers.answered_by': 'The order is theirs.',
    'paper_shares.created_by': 'The order is theirs.',
    'delivery_confirmations.account_id': 'The order is theirs.',
    'claims.resolved_by': staffWhoActed,
    'claim_messages.author_id': 'The claim is theirs, or staff answered it.',
    'claim_pictures.added_by': 'The claim is theirs.',
  },
  hindrances: [],
  retention: [
    {
      name: 'order-documents',
      before: ({ ordersYears }, now) => yearsBefore(now, ordersYears),
      apply: deleteDocuments,
    },
  ],
}
