import { paths } from '../paths.ts'
import {
  sellerWebhookCalls,
  shopWebhookCalls,
  supporterWebhookCalls,
  type WebhookCalls,
} from '../providers/webhooks.ts'

/** What sets the page of one kind of owner apart from the others. */
export interface WebhookSide {
  list: 'listVendorWebhooks' | 'listAgentWebhooks' | 'listShopWebhooks'
  log: 'listVendorWebhookDeliveries' | 'listAgentWebhookDeliveries' | 'listShopWebhookDeliveries'
  calls: WebhookCalls
  /** The page, with the log of a webhook. */
  path: (log?: number) => string
}

export const sellerSide: WebhookSide = {
  list: 'listVendorWebhooks',
  log: 'listVendorWebhookDeliveries',
  calls: sellerWebhookCalls,
  path: paths.sellerWebhooks,
}

export const supporterSide: WebhookSide = {
  list: 'listAgentWebhooks',
  log: 'listAgentWebhookDeliveries',
  calls: supporterWebhookCalls,
  path: paths.supporterWebhooks,
}

export const shopSide: WebhookSide = {
  list: 'listShopWebhooks',
  log: 'listShopWebhookDeliveries',
  calls: shopWebhookCalls,
  path: paths.shopWebhooks,
}
