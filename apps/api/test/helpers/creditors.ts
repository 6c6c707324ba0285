import { type Buyer, newBuyer } from './steps.ts'
import type { World } from './world.ts'

/** Supporters of the programme who are owed money. */

export interface Agent extends Buyer {
  code: string
  agentId: number
}

/** Somebody who has joined, with payout details that are old enough to be paid to. */
export async function newAgent(world: World, referrerEmail = ''): Promise<Agent> {
  const buyer = await newBuyer(world)
  const { data } = await buyer.client.POST('/upgrade-to-agent-account/', {
    body: { mobileNumber: '+260971234567', referrerEmail, agreed: true },
  })
  const { id } = await world.db
    .selectFrom('agents')
    .select('id')
    .where('account_id', '=', buyer.id)
    .executeTakeFirstOrThrow()
  const agent = { ...buyer, code: data?.code ?? '', agentId: id }
  await givePayoutDetails(world, agent)
  return agent
}

/** Details that are old enough to be paid to. */
export async function givePayoutDetails(
  world: World,
  { client, agentId }: Pick<Agent, 'client' | 'agentId'>,
) {
  await client.PUT('/payout-details/', {
    body: {
      kind: 'wallet',
      holder: 'Joy Kamau',
      country: 'KE',
      currency: 'KES',
      operator: 'M-Pesa',
      number: '+254712345678',
    },
  })
  await world.db
    .updateTable('payout_details')
    .set({ confirmed_at: new Date('2026-01-01T00:00:00Z'), token_hash: null })
    .where('agent_id', '=', agentId)
    .execute()
}

/** As if they had never said where they are paid. */
export async function takeDetails(world: World, { agentId }: Pick<Agent, 'agentId'>) {
  await world.db.deleteFrom('payout_details').where('agent_id', '=', agentId).execute()
}

/** An agent who is owed so many cents, by hand. */
export async function creditor(world: World, amount: number): Promise<Agent> {
  const agent = await newAgent(world)
  await owe(world, agent, amount)
  return agent
}

export async function owe(world: World, { agentId }: Agent, amount: number) {
  await world.db
    .insertInto('commission_entries')
    .values({
      agent_id: agentId,
      kind: 'adjust',
      amount,
      at: world.clock.now(),
      level: null,
      order_id: null,
      order_line_id: null,
      position: null,
      rate: null,
      base: null,
      approves_at: null,
      reverses: null,
      actor_id: null,
      note: 'arranged',
    })
    .execute()
}
