import type { Operations } from '../core/contract.ts'
import {
  listVendorWebhookDeliveries,
  listAgentWebhookDeliveries,
  listShopWebhookDeliveries,
} from './deliveries/list-webhook-deliveries.ts'
import {
  replayVendorWebhook,
  replayAgentWebhook,
  replayShopWebhook,
} from './deliveries/replay-webhook.ts'
import { testVendorWebhook, testAgentWebhook, testShopWebhook } from './deliveries/test-webhook.ts'
import {
  createVendorWebhook,
  createAgentWebhook,
  createShopWebhook,
} from './endpoints/create-webhook.ts'
import {
  deleteVendorWebhook,
  deleteAgentWebhook,
  deleteShopWebhook,
} from './endpoints/delete-webhook.ts'
import {
  listVendorWebhooks,
  listAgentWebhooks,
  listShopWebhooks,
} from './endpoints/list-webhooks.ts'
import {
  rotateVendorWebhookSecret,
  rotateAgentWebhookSecret,
  rotateShopWebhookSecret,
} from './endpoints/rotate-webhook-secret.ts'
import { saveVendorWebhook, saveAgentWebhook, saveShopWebhook } from './endpoints/save-webhook.ts'

/** Each act once, for three kinds of owners. */
export const webhooks = {
  listVendorWebhooks,
  listAgentWebhooks,
  listShopWebhooks,
  createVendorWebhook,
  createAgentWebhook,
  createShopWebhook,
  saveVendorWebhook,
  saveAgentWebhook,
  saveShopWebhook,
  deleteVendorWebhook,
  deleteAgentWebhook,
  deleteShopWebhook,
  rotateVendorWebhookSecret,
  rotateAgentWebhookSecret,
  rotateShopWebhookSecret,
  testVendorWebhook,
  testAgentWebhook,
  testShopWebhook,
  listVendorWebhookDeliveries,
  listAgentWebhookDeliveries,
  listShopWebhookDeliveries,
  replayVendorWebhook,
  replayAgentWebhook,
  replayShopWebhook,
} satisfies Partial<Operations>
