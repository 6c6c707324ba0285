import type { Operations } from '../core/contract.ts'
import { asSeller, asStaff, asSupporter } from './caller.ts'
import { listWebhookDeliveries } from './deliveries/list-webhook-deliveries.ts'
import { replayWebhook } from './deliveries/replay-webhook.ts'
import { testWebhook } from './deliveries/test-webhook.ts'
import { createWebhook } from './endpoints/create-webhook.ts'
import { deleteWebhook } from './endpoints/delete-webhook.ts'
import { listWebhooks } from './endpoints/list-webhooks.ts'
import { rotateWebhookSecret } from './endpoints/rotate-webhook-secret.ts'
import { saveWebhook } from './endpoints/save-webhook.ts'

/** Each act once, for three kinds of owners. */
export const webhooks = {
  listVendorWebhooks: asSeller(listWebhooks),
  createVendorWebhook: asSeller(createWebhook),
  saveVendorWebhook: asSeller(saveWebhook),
  deleteVendorWebhook: asSeller(deleteWebhook),
  rotateVendorWebhookSecret: asSeller(rotateWebhookSecret),
  testVendorWebhook: asSeller(testWebhook),
  listVendorWebhookDeliveries: asSeller(listWebhookDeliveries),
  replayVendorWebhook: asSeller(replayWebhook),

  listAgentWebhooks: asSupporter(listWebhooks),
  createAgentWebhook: asSupporter(createWebhook),
  saveAgentWebhook: asSupporter(saveWebhook),
  deleteAgentWebhook: asSupporter(deleteWebhook),
  rotateAgentWebhookSecret: asSupporter(rotateWebhookSecret),
  testAgentWebhook: asSupporter(testWebhook),
  listAgentWebhookDeliveries: asSupporter(listWebhookDeliveries),
  replayAgentWebhook: asSupporter(replayWebhook),

  listShopWebhooks: asStaff(listWebhooks),
  createShopWebhook: asStaff(createWebhook),
  saveShopWebhook: asStaff(saveWebhook),
  deleteShopWebhook: asStaff(deleteWebhook),
  rotateShopWebhookSecret: asStaff(rotateWebhookSecret),
  testShopWebhook: asStaff(testWebhook),
  listShopWebhookDeliveries: asStaff(listWebhookDeliveries),
  replayShopWebhook: asStaff(replayWebhook),
} satisfies Partial<Operations>
