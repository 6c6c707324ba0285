import { describe, expect, it } from 'vitest'
import { openWebhookSender } from '../../src/webhooks/deliveries/sender.ts'
import { sweepDeliveries } from '../../src/webhooks/deliveries/deliveries.store.ts'
import { mailsTo } from '../helpers/mails.ts'
import { newVendor } from '../helpers/vendors.ts'
import {
  addWebhook,
  input,
  logOf,
  receiver,
  replay,
  test,
  toldBy,
  useWebhooks,
  webhooksOf,
  work,
  world,
} from '../helpers/webhook-steps.ts'
import { isSignedWith } from '../helpers/webhook-receiver.ts'

useWebhooks()

/** A seller’s webhook with one message that waits. */
async function waiting(more = {}) {
  const owner = await newVendor(world)
  const { id, secret } = await addWebhook(owner, more)
  const sent = await test(owner, id)
  const last = async () => (await logOf(owner, id))[0]!
  return { owner, id, secret, sent, last }
}

describe('a message', () => {
  it('arrives signed, once, with what it is about', async () => {
    const { id, secret, sent, last } = await waiting()
    await Promise.all([work(), work(), work()])
    expect(receiver.received).toHaveLength(1)
    const [message] = receiver.received
    expect(message?.id).toBe(sent.message_id)
    expect(isSignedWith(message!, secret)).toBe(true)
    expect(toldBy(message!)).toEqual({
      type: 'webhook.test',
      timestamp: sent.date_created,
      data: { webhook: id },
    })
    expect(await last()).toMatchObject({
      state: 'delivered',
      attempts: 1,
      status: 204,
      fault: null,
    })
  })

  it('that is answered 500 comes again with the same id and a new time', async () => {
    const { sent, last } = await waiting()
    receiver.answers.set('/hook', (response) => response.writeHead(500).end('x'.repeat(5000)))
    await work()
    const failed = await last()
    expect(failed).toMatchObject({ state: 'waiting', attempts: 1, status: 500, fault: 'status' })
    expect(failed.answer).toHaveLength(2048)
    await work()
    expect(receiver.received).toHaveLength(1)
    receiver.answers.clear()
    world.clock.advance({ minutes: 1 })
    await work()
    expect(receiver.received.map(({ id }) => id)).toEqual([sent.message_id, sent.message_id])
    const [first, second] = receiver.received
    expect(second!.timestamp).toBeGreaterThan(first!.timestamp)
    expect(second!.body).toBe(first!.body)
    expect(await last()).toMatchObject({ state: 'delivered', attempts: 2, answer: '' })
  })

  it('follows no redirect', async () => {
    const { last } = await waiting()
    receiver.answers.set('/hook', (response) =>
      response.writeHead(307, { location: `${receiver.origin}/elsewhere` }).end(),
    )
    await work()
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook'])
    expect(await last()).toMatchObject({ state: 'waiting', fault: 'redirect', status: 307 })
  })

  it('goes to no private address, where the check at the form was long ago', async () => {
    const { id, last } = await waiting()
    // As the name of a server that leads elsewhere by now would.
    await world.db
      .updateTable('webhook_endpoints')
      .set({ address: 'https://10.0.0.7/hook' })
      .where('id', '=', id)
      .execute()
    await work()
    expect(await last()).toMatchObject({ state: 'waiting', fault: 'address', status: null })
    await world.db
      .updateTable('webhook_endpoints')
      .set({ address: 'http://dealer.example/hook' })
      .where('id', '=', id)
      .execute()
    world.clock.advance({ minutes: 10 })
    await work()
    expect(await last()).toMatchObject({ attempts: 2, fault: 'address' })
  })

  it('is tried for three days; then its webhook is switched off, and its owner told', async () => {
    const { owner, id, last } = await waiting()
    receiver.answers.set('/hook', 503)
    for (let hour = 0; hour < 80 && (await last()).state === 'waiting'; hour += 1) {
      await work()
      world.clock.advance({ hours: 1 })
    }
    const given = await last()
    expect(given).toMatchObject({ state: 'failed', next_attempt: null })
    expect(given.attempts).toBeGreaterThanOrEqual(8)
    const days = Date.parse(given.date_finished!) - Date.parse(given.date_created)
    expect(days / 3_600_000).toBeGreaterThanOrEqual(72)
    expect(days / 3_600_000).toBeLessThan(74)
    const [webhook] = await webhooksOf(owner)
    expect(webhook).toMatchObject({ is_on: false, off_by: 'failures' })
    const [mail] = await mailsTo(world, owner.email)
    expect(mail?.subject).toMatch(/webhook/i)
    expect(mail?.text).toContain('/vendor/webhooks')
    expect((await replay(owner, id, { delivery: given.id })).error).toMatchObject({
      code: 'webhook_off',
    })
    // Well again: switched on, and what failed is sent again as it was.
    receiver.answers.clear()
    receiver.received.length = 0
    await owner.client.PUT('/vendor/webhooks/{id}', { params: { path: { id } }, body: input() })
    const again = await replay(owner, id, { failed_since: given.date_created })
    expect(again.data?.count).toBe(1)
    await work()
    expect(receiver.received.map((each) => each.id)).toEqual([given.message_id])
    expect(await last()).toMatchObject({ state: 'delivered' })
  })

  it('that is delivered is sent again when its owner asks, with the same id', async () => {
    const { owner, id, sent } = await waiting()
    await work()
    expect((await replay(owner, id, { failed_since: sent.date_created })).data?.count).toBe(0)
    expect((await replay(owner, id, { delivery: sent.id })).data?.count).toBe(1)
    // Pressed twice: it waits already.
    expect((await replay(owner, id, { delivery: sent.id })).data?.count).toBe(0)
    await work()
    expect(receiver.received.map((each) => each.id)).toEqual([sent.message_id, sent.message_id])
  })

  it('that a killed process held is sent by another once its claim has ended', async () => {
    const { sent, last } = await waiting()
    const claimed_until = new Date(world.clock.now().getTime() + 60_000)
    await world.db.updateTable('webhook_deliveries').set({ claimed_until }).execute()
    await work()
    expect(receiver.received).toEqual([])
    world.clock.advance({ minutes: 1 })
    await work()
    expect(receiver.received.map((each) => each.id)).toEqual([sent.message_id])
    expect((await last()).state).toBe('delivered')
  })
})

describe('a webhook', () => {
  it('whose server answers 410 is switched off at once, and its owner told', async () => {
    const { owner, last } = await waiting()
    receiver.answers.set('/hook', 410)
    await work()
    expect((await webhooksOf(owner))[0]).toMatchObject({ is_on: false, off_by: 'gone' })
    expect(await last()).toMatchObject({ state: 'failed', status: 410 })
    expect((await mailsTo(world, owner.email))[0]?.text).toContain('410')
  })

  it('that fails is left alone as a whole, and one message at a time tries it', async () => {
    const { owner, id } = await waiting()
    for (let n = 0; n < 5; n += 1) await test(owner, id)
    receiver.answers.set('/hook', 500)
    await work()
    // Two were under way when it failed first.
    const first = receiver.received.length
    expect(first).toBeLessThanOrEqual(2)
    await work()
    expect(receiver.received).toHaveLength(first)
    world.clock.advance({ minutes: 6 })
    await work()
    expect(receiver.received).toHaveLength(first + 1)
    receiver.answers.clear()
    world.clock.advance({ minutes: 40 })
    await work()
    const log = await logOf(owner, id)
    expect(log.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'delivered'))
  })

  it('that does not answer slows no other', async () => {
    const slow = await waiting({ address: `${receiver.origin}/slow` })
    for (let n = 0; n < 30; n += 1) await test(slow.owner, slow.id)
    const held: (() => void)[] = []
    receiver.answers.set('/slow', (response) => held.push(() => response.writeHead(204).end()))
    const sender = openWebhookSender()
    const draining = sender.drain(world.context)
    await expect.poll(() => held.length, { timeout: 8000 }).toBe(2)
    const quick = await waiting()
    // The same round sees it, although it came after the slow ones.
    await expect.poll(async () => (await quick.last()).state, { timeout: 8000 }).toBe('delivered')
    expect(held).toHaveLength(2)
    const closing = sender.close()
    for (const release of held) release()
    await Promise.all([draining, closing])
  })

  it('whose owner sells no more hears nothing more', async () => {
    const { owner, last } = await waiting()
    await world.db
      .updateTable('accounts')
      .set({ seller_status: 'suspended' })
      .where('id', '=', owner.id)
      .execute()
    await work()
    expect(receiver.received).toEqual([])
    await world.db
      .updateTable('accounts')
      .set({ seller_status: 'approved' })
      .where('id', '=', owner.id)
      .execute()
    await work()
    expect((await last()).state).toBe('delivered')
  })

  it('that is switched off gives up what waits', async () => {
    const { owner, id, last } = await waiting()
    await owner.client.PUT('/vendor/webhooks/{id}', {
      params: { path: { id } },
      body: input({ is_on: false }),
    })
    await work()
    expect(receiver.received).toEqual([])
    expect(await last()).toMatchObject({ state: 'failed', fault: 'off', attempts: 0 })
  })
})

it('the log is kept for its days, and what waits for as long as it waits', async () => {
  const { owner, id } = await waiting()
  await work()
  const kept = await test(owner, id)
  world.clock.advance({ days: 31 })
  const before = new Date(world.clock.now().getTime() - 30 * 24 * 3_600_000)
  expect(await sweepDeliveries(world.db, before)).toBeGreaterThanOrEqual(1)
  const rows = await world.db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('endpoint_id', '=', id)
    .execute()
  expect(rows.map((row) => row.id)).toEqual([kept.id])
})
