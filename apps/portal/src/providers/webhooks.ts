import type {
  Webhook,
  WebhookDelivery,
  WebhookInput,
  WebhookReplay,
  WebhookReplayed,
  WebhookWithSecret,
} from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client, done } from './sdk.ts'

const one = (id: number) => ({ path: { id } })

/** Calls about addresses that are told what happens, of one kind of owner. */
export interface WebhookCalls {
  create: (body: WebhookInput) => Promise<WebhookWithSecret>
  save: (id: number, body: WebhookInput) => Promise<Webhook>
  remove: (id: number) => Promise<unknown>
  rotate: (id: number) => Promise<WebhookWithSecret>
  test: (id: number) => Promise<WebhookDelivery>
  replay: (id: number, body: WebhookReplay) => Promise<WebhookReplayed>
}

export const sellerWebhookCalls: WebhookCalls = {
  create: (body) => granted(ask(client.POST('/vendor/webhooks', { body }))),
  save: (id, body) => granted(ask(client.PUT('/vendor/webhooks/{id}', { params: one(id), body }))),
  remove: (id) => granted(done(client.DELETE('/vendor/webhooks/{id}', { params: one(id) }))),
  rotate: (id) => granted(ask(client.POST('/vendor/webhooks/{id}/secret', { params: one(id) }))),
  test: (id) => granted(ask(client.POST('/vendor/webhooks/{id}/test', { params: one(id) }))),
  replay: (id, body) =>
    granted(ask(client.POST('/vendor/webhooks/{id}/replay', { params: one(id), body }))),
}

export const supporterWebhookCalls: WebhookCalls = {
  create: (body) => granted(ask(client.POST('/agent/webhooks', { body }))),
  save: (id, body) => granted(ask(client.PUT('/agent/webhooks/{id}', { params: one(id), body }))),
  remove: (id) => granted(done(client.DELETE('/agent/webhooks/{id}', { params: one(id) }))),
  rotate: (id) => granted(ask(client.POST('/agent/webhooks/{id}/secret', { params: one(id) }))),
  test: (id) => granted(ask(client.POST('/agent/webhooks/{id}/test', { params: one(id) }))),
  replay: (id, body) =>
    granted(ask(client.POST('/agent/webhooks/{id}/replay', { params: one(id), body }))),
}

export const shopWebhookCalls: WebhookCalls = {
  create: (body) => granted(ask(client.POST('/support/webhooks', { body }))),
  save: (id, body) => granted(ask(client.PUT('/support/webhooks/{id}', { params: one(id), body }))),
  remove: (id) => granted(done(client.DELETE('/support/webhooks/{id}', { params: one(id) }))),
  rotate: (id) => granted(ask(client.POST('/support/webhooks/{id}/secret', { params: one(id) }))),
  test: (id) => granted(ask(client.POST('/support/webhooks/{id}/test', { params: one(id) }))),
  replay: (id, body) =>
    granted(ask(client.POST('/support/webhooks/{id}/replay', { params: one(id), body }))),
}
