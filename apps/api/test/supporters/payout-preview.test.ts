import type { BandariClient, NewPayoutBatch, PayoutBatch } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Agent, creditor, owe, takeDetails } from '../helpers/creditors.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let maker: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  maker = await world.as('finance')
  // Who is payable in the demo world has no details, and nobody of it is in these sums.
  await world.db.deleteFrom('payout_details').execute()
})
afterAll(() => world.close())

const collect = (body: NewPayoutBatch = {}) => maker.POST('/support/payout-batches', { body })

async function previewOf() {
  const { data } = await maker.GET('/support/payout-preview')
  return data!
}

async function linesOf({ id }: Pick<PayoutBatch, 'id'>) {
  const query = { filter: JSON.stringify({ batch_id: id }), range: '[0,99]' }
  const { data } = await maker.GET('/support/payout-lines', { params: { query } })
  return data!
}

async function discard({ id, version }: PayoutBatch) {
  const { error } = await maker.PUT('/support/payout-batches/{id}', {
    params: { path: { id } },
    body: { version, state: 'discarded', reason: 'Done with' },
  })
  expect(error).toBeUndefined()
}

describe('previewPayoutBatch', () => {
  it('says who would get what and where, and why others would not, and that is what is made', async () => {
    const rich = await creditor(world, 43_50)
    const nowhere = await creditor(world, 31_00)
    await takeDetails(world, nowhere)
    const fresh = await creditor(world, 32_00)
    const confirmed_at = new Date(world.clock.now().getTime() - 3600 * 1000)
    await world.db
      .updateTable('payout_details')
      .set({ confirmed_at })
      .where('agent_id', '=', fresh.agentId)
      .execute()
    await creditor(world, 24_99)
    const { lines, ...sums } = await previewOf()
    expect(sums).toEqual({ line_count: 1, total: '43.50', currency: 'USD' })
    const of = ({ agentId }: Agent) => lines.find(({ agent_id }) => agent_id === agentId)
    expect(of(rich)).toMatchObject({
      amount: '43.50',
      payout_details: { provider: 'M-Pesa', ending: '5678' },
      left_out: null,
    })
    expect(of(nowhere)).toMatchObject({ payout_details: null, left_out: 'no_details' })
    expect(of(fresh)).toMatchObject({
      left_out: 'new_details',
      left_out_until: expect.stringMatching(/^2/),
    })
    const { data: batch } = await collect()
    expect(await linesOf(batch!)).toMatchObject([{ agent_id: rich.agentId, amount: '43.50' }])
    const held = (await previewOf()).lines.find(({ agent_id }) => agent_id === rich.agentId)
    expect(held).toMatchObject({ left_out: 'open_batch', batch_id: batch!.id })
    await discard(batch!)
    // None of them is in the next sum.
    for (const agent of [rich, nowhere, fresh]) await takeDetails(world, agent)
  })

  it('leaves out whom its maker leaves out, and is not made of another sum than was shown', async () => {
    const [one, other] = [await creditor(world, 41_00), await creditor(world, 42_00)]
    const shown = await previewOf()
    expect(shown.total).toBe('83.00')
    const body = { leave_out: [other.agentId], total: '41.00' }
    await owe(world, one, 1_00)
    const refused = await collect(body)
    expect(refused.error).toMatchObject({ code: 'payout_changed' })
    const { data } = await collect({ ...body, total: '42.00' })
    expect(await linesOf(data!)).toMatchObject([{ agent_id: one.agentId, amount: '42.00' }])
    const everybody = { leave_out: [other.agentId] }
    expect((await collect(everybody)).error).toMatchObject({ code: 'no_payouts' })
    await discard(data!)
  })
})
