import { sql } from 'kysely'
import { toPrice, tradeCurrency } from '../core/money.ts'
import { daysBefore, yearsBefore } from '../core/days-before.ts'
import { deletedName, expired } from '../people/privacy/deleted-person.store.ts'
import type { Hindrance, PersonalData } from '../people/privacy/personal-data.ts'
import {
  auditOf,
  byAccount,
  type PersonalTable,
  within,
} from '../people/privacy/personal-table.store.ts'
import { findAgentOf } from './agents/agent.store.ts'
import { getBalance } from './ledger/ledger.store.ts'

/** A code is made of its supporter's name. */
const agents: PersonalTable = {
  table: 'agents',
  ownedBy: [byAccount('account_id')],
  withheld: { referrer_id: 'A person of their own; the profile names them.' },
  onDeletion: {
    replaces: () => ({ code: sql`'DELETED' || id`, mobile: sql`''`, referrer_id: sql`null` }),
  },
}

/** Their names are the supporter's own words. */
const links: PersonalTable = {
  table: 'referral_links',
  ownedBy: [within('agent_id', agents)],
  onDeletion: 'deleted',
}

const ledger = 'A record of money, which is only ever added to and names nobody.'

const byStaff = { actor_id: 'Who of staff it was.', approved_by: 'Who of staff it was.' }

const entries: PersonalTable = {
  table: 'commission_entries',
  ownedBy: [within('agent_id', agents)],
  withheld: byStaff,
  onDeletion: { keeps: { '*': ledger } },
}

/** Larger adjustments, which wait for a second person. */
const adjustments: PersonalTable = {
  table: 'commission_adjustments',
  ownedBy: [within('agent_id', agents)],
  withheld: { created_by: byStaff.actor_id, decided_by: byStaff.actor_id },
  onDeletion: { keeps: { '*': ledger } },
}

/** Where payouts go. */
const payoutDetails: PersonalTable = {
  table: 'payout_details',
  ownedBy: [within('agent_id', agents)],
  withheld: {
    sealed: 'The whole number, encrypted; its last characters tell which account it is.',
    token_hash: 'The hash of a secret.',
  },
  onDeletion: 'deleted',
}

const payoutLines: PersonalTable = {
  table: 'payout_lines',
  ownedBy: [within('agent_id', agents)],
  onDeletion: {
    replaces: (person) => {
      const { first_name, last_name } = deletedName(person)
      return {
        name: sql`${`${first_name} ${last_name}`}`,
        mobile: sql`''`,
        code: sql`'DELETED' || agent_id`,
      }
    },
  },
}

const partOfLedger = (
  table: PersonalTable['table'],
  column: string,
  parent: PersonalTable,
): PersonalTable => ({
  table,
  ownedBy: [within(column, parent)],
  onDeletion: { keeps: { '*': ledger } },
})

const hasBalance: Hindrance = async (db, { id }) => {
  const agent = await findAgentOf(db, id)
  if (!agent) return null
  const { pending, approved } = await getBalance(db, agent.id)
  const owed = pending + approved
  return owed > 0
    ? { code: 'deletion_balance', values: { amount: toPrice(owed, tradeCurrency) } }
    : null
}

const isBeingPaid: Hindrance = async (db, { id }) => {
  const { rows } = await sql`
    select from payout_lines join agents on agents.id = agent_id
    where account_id = ${id} and is_open limit 1`.execute(db)
  return rows.length > 0 ? { code: 'deletion_payout' } : null
}

const isBeingAdjusted: Hindrance = async (db, { id }) => {
  const { rows } = await sql`
    select from commission_adjustments join agents on agents.id = agent_id
    where account_id = ${id} and state = 'waiting' limit 1`.execute(db)
  return rows.length > 0 ? { code: 'deletion_adjustment' } : null
}

/** What the programme stores about its supporters, and about the buyers they brought. */
export const supportersData: PersonalData = {
  tables: [
    {
      table: 'referrals',
      ownedBy: [byAccount('account_id'), within('agent_id', agents)],
      withheld: { token_hash: 'The hash of a secret.', account_id: 'Whom a link brought.' },
      onDeletion: 'deleted',
    },
    links,
    { table: 'points', ownedBy: [byAccount('account_id')], onDeletion: 'deleted' },
    partOfLedger('payout_line_entries', 'line_id', payoutLines),
    payoutLines,
    payoutDetails,
    partOfLedger('commission_approvals', 'entry_id', entries),
    partOfLedger('commission_settlements', 'entry_id', entries),
    adjustments,
    entries,
    auditOf('agent', agents),
    agents,
  ],
  mentions: {
    'agents.referrer_id': 'Of a recruit: who brought them, a deleted account from then on.',
    'baskets.agent_id': 'Of a buyer: whose code it was; found by nobody once the code is gone.',
    'orders.agent_id': 'Of a buyer: whose sale it was, by which the ledger is checked.',
    'commission_entries.actor_id': byStaff.actor_id,
    'commission_entries.approved_by': byStaff.approved_by,
    'commission_adjustments.created_by': byStaff.actor_id,
    'commission_adjustments.decided_by': byStaff.actor_id,
    'payout_batches.created_by': byStaff.actor_id,
    'payout_batches.closed_by': byStaff.actor_id,
  },
  hindrances: [hasBalance, isBeingPaid, isBeingAdjusted],
  /** Whoever adds to the ledger takes the same lock. */
  lock: async (db, { id }) => {
    await sql`select from agents where account_id = ${id} for update`.execute(db)
  },
  retention: [
    {
      name: 'payout-lines',
      before: ({ ordersYears }, now) => yearsBefore(now, ordersYears),
      apply: async (db, before) => {
        const { first_name, last_name } = expired.name
        const { rows } = await sql`
          update payout_lines set name = ${`${first_name} ${last_name}`}, mobile = '', details_id = null
          from payout_batches
          where payout_batches.id = batch_id and closed_at < ${before} and mobile <> ''
          returning payout_lines.id`.execute(db)
        return rows.length
      },
    },
    {
      name: 'payout-details',
      before: ({ sessionsDays }, now) => daysBefore(now, sessionsDays),
      // Unconfirmed details, and former ones to which no stored payout went.
      apply: async (db, before) => {
        const { numAffectedRows: n = 0n } = await sql`
          delete from payout_details where expires_at < ${before} and confirmed_at is null
            or replaced_at < ${before} and not exists (
              select from payout_lines where details_id = payout_details.id)`.execute(db)
        return Number(n)
      },
    },
  ],
}
