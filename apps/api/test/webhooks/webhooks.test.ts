import { afterAll, describe, expect, inject, it } from 'vitest'
import { sql } from 'kysely'
import { newAgent } from '../helpers/creditors.ts'
import { hostileAddresses } from '../helpers/hostile-addresses.ts'
import { newBuyer } from '../helpers/steps.ts'
import { newMember } from '../helpers/teams.ts'
import { newVendor } from '../helpers/vendors.ts'
import {
  addShopWebhook,
  addWebhook,
  input,
  logOf,
  receiver,
  replay,
  test,
  useWebhooks,
  webhooksOf,
  work,
  world,
} from '../helpers/webhook-steps.ts'
import { isSignedWith } from '../helpers/webhook-receiver.ts'
import { createWorld } from '../helpers/world.ts'

useWebhooks()

describe('who may', () => {
  it('another owner’s webhook is unknown, of whatever side', async () => {
    const owner = await newVendor(world)
    const { id } = await addWebhook(owner)
    await test(owner, id)
    const params = { path: { id } }
    const other = (await newVendor(world)).client
    const supporter = (await newAgent(world)).client
    const support = await world.as('support')
    const calls = [
      other.PUT('/vendor/webhooks/{id}', { params, body: input() }),
      other.DELETE('/vendor/webhooks/{id}', { params }),
      other.POST('/vendor/webhooks/{id}/secret', { params }),
      other.POST('/vendor/webhooks/{id}/test', { params }),
      other.GET('/vendor/webhooks/{id}/deliveries', { params }),
      other.POST('/vendor/webhooks/{id}/replay', { params, body: { delivery: 1 } }),
      supporter.DELETE('/agent/webhooks/{id}', { params }),
      supporter.GET('/agent/webhooks/{id}/deliveries', { params }),
      support.DELETE('/support/webhooks/{id}', { params }),
      support.GET('/support/webhooks/{id}/deliveries', { params }),
    ]
    for (const { response } of await Promise.all(calls)) expect(response.status).toBe(404)
    expect((await other.GET('/vendor/webhooks')).data?.results).toEqual([])
    expect(await webhooksOf(owner)).toHaveLength(1)
    // Nor another webhook's delivery by one's own.
    const mine = await addWebhook({ client: other })
    const [sent] = await logOf(owner, id)
    expect((await replay({ client: other }, mine.id, { delivery: sent!.id })).data?.count).toBe(0)
  })

  it('members of a team, and people who never joined, are refused', async () => {
    const owner = await newVendor(world)
    const member = await newMember(world, owner, 'lister')
    expect((await member.client.GET('/vendor/webhooks')).response.status).toBe(403)
    const stranger = (await newBuyer(world)).client
    expect((await stranger.GET('/agent/webhooks')).error).toMatchObject({ code: 'not_an_agent' })
    expect((await stranger.GET('/support/webhooks')).response.status).toBe(403)
  })

  it('staff share the shop’s, and the audit says who did what, without a secret', async () => {
    const { id, secret } = await addShopWebhook(await world.as('support'), {
      address: `${receiver.origin}/hook?key=hush`,
    })
    const admin = await world.as('desk')
    const { data } = await admin.GET('/support/webhooks')
    expect(data?.results.map((each) => each.id)).toEqual([id])
    await admin.POST('/support/webhooks/{id}/secret', { params: { path: { id } } })
    await admin.DELETE('/support/webhooks/{id}', { params: { path: { id } } })
    const entries = await world.db
      .selectFrom('audit')
      .select(['action', 'before', 'after'])
      .where('subject', '=', 'webhook')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual([
      'create-webhook',
      'rotate-webhook-secret',
      'delete-webhook',
    ])
    for (const hidden of [secret, 'whsec_', 'hush'])
      expect(JSON.stringify(entries)).not.toContain(hidden)
  })
})

describe('a webhook', () => {
  it('tells its secret once, and keeps it encrypted', async () => {
    const owner = await newVendor(world)
    const { id, secret } = await addWebhook(owner)
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    const shown = [await webhooksOf(owner), await logOf(owner, id)]
    expect(JSON.stringify(shown)).not.toContain(secret)
    const { rows } = await sql<{ row: string }>`
      select webhook_endpoints::text as row from webhook_endpoints where id = ${id}`.execute(
      world.db,
    )
    expect(rows[0]?.row).not.toContain(secret.slice(6))
    expect(rows[0]?.row).not.toContain(Buffer.from(secret).toString('hex'))
  })

  it('has nothing of an account’s but what its side may hear of, and there are ten at most', async () => {
    const owner = await newVendor(world)
    const refused = await owner.client.POST('/vendor/webhooks', {
      body: input({ events: ['payout.made'] }),
    })
    expect(refused.error).toMatchObject({ codes: { events: ['webhook_events_refused'] } })
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => owner.client.POST('/vendor/webhooks', { body: input() })),
    )
    const statuses = answers.map(({ response }) => response.status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 409, 409])
  })

  it.each(hostileAddresses)('is no address: %s', async (_, address) => {
    const strict = await strictShop()
    const owner = await newVendor(strict)
    const { response } = await owner.client.POST('/vendor/webhooks', { body: input({ address }) })
    expect(response.status).toBe(400)
  })

  it('is https', async () => {
    const owner = await newVendor(await strictShop())
    const add = (address: string) =>
      owner.client.POST('/vendor/webhooks', { body: input({ address }) })
    const refused = await add('http://dealer.example/hook')
    expect(refused.error).toMatchObject({ codes: { address: ['webhook_address_refused'] } })
    expect((await add('https://dealer.example/hook')).response.status).toBe(201)
  })
})

/** As in production: nothing of this machine is reached. */
let strict: ReturnType<typeof createWorld> | undefined
afterAll(async () => (await strict)?.close())
function strictShop() {
  strict ??= createWorld(inject('postgres'))
  return strict
}

describe('a secret that is rotated', () => {
  it('signs beside the one before for a day, then alone', async () => {
    const owner = await newVendor(world)
    const { id, secret } = await addWebhook(owner)
    const { data } = await owner.client.POST('/vendor/webhooks/{id}/secret', {
      params: { path: { id } },
    })
    const renewed = data?.secret ?? ''
    await test(owner, id)
    await work()
    const [both] = receiver.received
    expect(both?.signatures).toHaveLength(2)
    expect([isSignedWith(both!, secret), isSignedWith(both!, renewed)]).toEqual([true, true])
    expect(data?.webhook.previous_secret_until).not.toBeNull()
    world.clock.advance({ hours: 25 })
    await test(owner, id)
    await work()
    const alone = receiver.received.at(-1)
    expect([isSignedWith(alone!, secret), isSignedWith(alone!, renewed)]).toEqual([false, true])
    expect((await webhooksOf(owner))[0]?.previous_secret_until).toBeNull()
  })
})
