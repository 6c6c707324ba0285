import type { Order } from '@bandari/sdk'
import { sql } from 'kysely'
import type { World } from './world.ts'

let numbered = 0

interface Movement {
  currency?: string
  text?: string
  party?: string
}

/** A movement on an account of ours that names no order, as an import writes it; its id. */
export async function bringMovement(
  world: World,
  amount: number,
  { currency = 'USD', text = 'two cars', party = 'An agent' }: Movement = {},
): Promise<number> {
  numbered += 1
  const { rows } = await sql<{ id: number }>`
    with statement as (
      insert into bank_statements (file_name, format, accounts, is_own_account, entry_count, known_count, actor_id, imported_at)
      select 'november.xml', 'camt.053', '{X}', true, 1, 0, id, now() from accounts where email = 'finance@example.com' returning id)
    insert into bank_entries (statement_id, account, is_own_account, booked_on, amount, currency, charges, reference, party, text,
      occurrence, fingerprint)
    select id, 'X', true, ${world.clock.now().toISOString().slice(0, 10)}, ${amount}, ${currency}, 0, ${`FT${numbered}`}, ${party},
      ${text}, 1, ${`split-${numbered}`} from statement returning id`.execute(world.db)
  const [entry] = rows
  if (!entry) throw new Error('no movement came')
  return entry.id
}

/** Finance has a movement pay an order. */
export async function assignMovement(
  world: World,
  { id, turn = 0, order, more = {} }: { id: number; turn?: number; order: Order; more?: object },
) {
  const client = await world.as('finance')
  return client.POST('/support/bank-entries/{id}/assignment', {
    params: { path: { id } },
    body: { turn, order: order.number, ...more },
  })
}
