import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { doubledChassis } from '../helpers/chassis-doubles.ts'
import type { Exporter } from '../helpers/exporters.ts'
import { save } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function casesOf(staff: Exporter, chassis: string) {
  const filter = JSON.stringify({ chassis })
  const { data } = await staff.client.GET('/support/chassis-doubles', {
    params: { query: { filter } },
  })
  return data ?? []
}

type Decision = { both_stay: boolean; reason?: string; version?: number }

const decide = ({ client }: Pick<Exporter, 'client'>, id: number, body: Decision) =>
  client.PUT('/support/chassis-doubles/{id}', { params: { path: { id } }, body })

const idsOf = (listings: readonly { prod_id: number }[]) => listings.map(({ prod_id }) => prod_id)

describe('one chassis number on sale by two sellers', () => {
  it.each([
    [null, 401],
    ['buyer', 403],
    ['vendor', 403],
    ['finance', 403],
  ] as const)('is nothing that %s sees: %d', async (role, status) => {
    const client = await world.as(role)
    const params = { path: { id: 1 } }
    const calls = [
      client.GET('/support/chassis-doubles', {}),
      client.GET('/support/chassis-doubles/{id}', { params }),
      decide({ client }, 1, { both_stay: true, reason: 'Mine.' }),
    ]
    for (const { response } of await Promise.all(calls)) expect(response.status).toBe(status)
  })

  it('waits for staff, once, with both listings; a draft does not', async () => {
    const { staff, sellers, listings } = await doubledChassis(world, 'ABC10-1234567')
    const [found, ...more] = await casesOf(staff, 'ABC101234567')
    expect(more).toEqual([])
    expect(found).toMatchObject({ state: 'open', decided_at: null })
    expect(found!.listings.map(({ id }) => id)).toEqual(idsOf(listings))
    expect(found!.listings.map(({ seller_id }) => seller_id)).toEqual(sellers.map(({ id }) => id))
    const { data } = await staff.client.GET('/support/overview', {})
    const queue = data?.waiting.find(({ what }) => what === 'chassis-doubles')
    expect(queue).toMatchObject({ count: 1, oldest_at: found!.found_at })

    const [second, cid] = [sellers[1]!, listings[1]!.prod_id]
    await save(second, { cid, publish: 'draft' })
    expect(await casesOf(staff, 'ABC101234567')).toMatchObject([{ state: 'ended' }])
    await save(second, { cid, publish: 'live' })
    expect(await casesOf(staff, 'ABC101234567')).toMatchObject([{ id: found!.id, state: 'open' }])
    await save(second, { cid, xChassis: 'ABC10-7654321' })
    expect(await casesOf(staff, 'ABC101234567')).toMatchObject([{ state: 'ended' }])
  })

  it('may stay, for a reason that the audit has', async () => {
    const { staff, listings } = await doubledChassis(world, 'ABD10-1234567')
    const [found] = await casesOf(staff, 'ABD101234567')
    const { id } = found!
    const unreasoned = await decide(staff, id, { both_stay: true, reason: ' ' })
    expect(unreasoned.error).toMatchObject({ codes: { reason: ['required'] } })
    const stale = await decide(staff, id, { both_stay: true, reason: 'Sold on.', version: 7 })
    expect(stale.response.status).toBe(409)
    const reason = 'The second seller bought it at auction.'
    const { data } = await decide(staff, id, { both_stay: true, reason, version: 1 })
    expect(data).toMatchObject({ state: 'both_stay', reason, version: 2 })
    const audit = await world.db
      .selectFrom('audit')
      .select(['action', 'after', 'reason'])
      .where('subject', '=', 'chassis-double')
      .where('subject_id', '=', String(id))
      .where('kind', '=', 'change')
      .execute()
    const after = { state: 'both_stay', listings: idsOf(listings) }
    expect(audit).toEqual([{ action: 'keep-chassis-double', after, reason }])
  })

  it('ends when one is taken down, and nobody decides about their own', async () => {
    const { staff, sellers, listings } = await doubledChassis(world, 'ABE10-1234567')
    const [found] = await casesOf(staff, 'ABE101234567')
    const { id } = found!
    const [seller] = sellers
    await world.db
      .updateTable('accounts')
      .set({ staff_role: 'support' })
      .where('id', '=', seller!.id)
      .execute()
    expect((await decide(seller!, id, { both_stay: true, reason: 'Mine.' })).error).toMatchObject({
      code: 'chassis_double_own',
    })
    await staff.client.PUT('/support/listings/{id}', {
      params: { path: { id: listings[1]!.prod_id } },
      body: { taken_down: true, reason: 'The seller has no such car.' },
    })
    expect(await casesOf(staff, 'ABE101234567')).toMatchObject([{ state: 'ended' }])
  })
})
