import type { BandariClient, WebhookDelivery, WebhookInput } from '@bandari/sdk'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { openWebhookSender } from '../../src/webhooks/deliveries/sender.ts'
import type { Buyer } from './steps.ts'
import { openWebhookReceiver, type Received, type WebhookReceiver } from './webhook-receiver.ts'
import { createWorld, type World } from './world.ts'

/** What the tests of webhooks do, in sentences; of the file whose turn it is. */

export let world: World
export let receiver: WebhookReceiver

/** A shop, and a program outside on this machine. */
export function useWebhooks() {
  beforeAll(async () => {
    world = await createWorld({ ...inject('postgres'), environment: { FETCH_LOOPBACK: 'on' } })
    receiver = await openWebhookReceiver()
  })
  beforeEach(async () => {
    // What another test has left is nobody's business any more.
    await world.db.deleteFrom('webhook_endpoints').execute()
    await world.db.deleteFrom('webhook_events').execute()
    receiver.received.length = 0
    receiver.answers.clear()
  })
  afterAll(async () => {
    receiver.close()
    await world.close()
  })
}

type Client = Pick<Buyer, 'client'>

export const input = (more: Partial<WebhookInput> = {}): WebhookInput => ({
  address: `${receiver.origin}/hook`,
  description: 'Our stock program',
  events: ['order.placed', 'listing.ordered'],
  is_on: true,
  ...more,
})

/** A webhook of a seller, with its secret. */
export async function addWebhook({ client }: Client, more: Partial<WebhookInput> = {}) {
  const { data, error } = await client.POST('/vendor/webhooks', { body: input(more) })
  if (!data) throw new Error(`no webhook: ${JSON.stringify(error)}`)
  return { id: data.webhook.id, secret: data.secret }
}

/** The same of the shop. */
export async function addShopWebhook(client: BandariClient, more: Partial<WebhookInput> = {}) {
  const { data, error } = await client.POST('/support/webhooks', { body: input(more) })
  if (!data) throw new Error(`no webhook: ${JSON.stringify(error)}`)
  return { id: data.webhook.id, secret: data.secret }
}

/** The same of a supporter. */
export async function addAgentWebhook({ client }: Client, more: Partial<WebhookInput> = {}) {
  const body = input({ events: ['order.paid', 'payout.made'], ...more })
  const { data, error } = await client.POST('/agent/webhooks', { body })
  if (!data) throw new Error(`no webhook: ${JSON.stringify(error)}`)
  return { id: data.webhook.id, secret: data.secret }
}

/** What the job does, as a process of its own would. */
export async function work(): Promise<number> {
  return openWebhookSender().drain(world.context)
}

export async function webhooksOf({ client }: Client) {
  const { data } = await client.GET('/vendor/webhooks')
  if (!data) throw new Error('no webhooks')
  return data.results
}

export async function logOf({ client }: Client, id: number): Promise<WebhookDelivery[]> {
  const { data } = await client.GET('/vendor/webhooks/{id}/deliveries', {
    params: { path: { id } },
  })
  if (!data) throw new Error('no log')
  return data.results
}

export async function test({ client }: Client, id: number) {
  const { data, error } = await client.POST('/vendor/webhooks/{id}/test', {
    params: { path: { id } },
  })
  if (!data) throw new Error(`not sent: ${JSON.stringify(error)}`)
  return data
}

export function replay(
  { client }: Client,
  id: number,
  body: { delivery: number } | { failed_since: string },
) {
  return client.POST('/vendor/webhooks/{id}/replay', { params: { path: { id } }, body })
}

interface Told {
  type: string
  timestamp: string
  data: Record<string, unknown>
}

export const toldBy = ({ body }: Received): Told => JSON.parse(body) as Told

/** Everything that has arrived, by type. */
export const toldTypes = () => receiver.received.map((message) => toldBy(message).type)
