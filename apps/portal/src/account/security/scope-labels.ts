import type { PlainMessageId } from '@bandari/i18n'
import type { KeyScope } from '@bandari/sdk/key-scopes'
import { t } from '../../language/translator.ts'

const labels: Readonly<Record<KeyScope, PlainMessageId>> = {
  'account:read': 'portalKeys.scope.accountRead',
  'buying:read': 'portalKeys.scope.buyingRead',
  'buying:write': 'portalKeys.scope.buyingWrite',
  'orders:read': 'portalKeys.scope.ordersRead',
  'orders:write': 'portalKeys.scope.ordersWrite',
  'messages:read': 'portalKeys.scope.messagesRead',
  'messages:write': 'portalKeys.scope.messagesWrite',
  'listings:read': 'portalKeys.scope.listingsRead',
  'listings:write': 'portalKeys.scope.listingsWrite',
  'reports:read': 'portalKeys.scope.reportsRead',
  'commission:read': 'portalKeys.scope.commissionRead',
  'commission:write': 'portalKeys.scope.commissionWrite',
  'webhooks:read': 'portalKeys.scope.webhooksRead',
  'webhooks:write': 'portalKeys.scope.webhooksWrite',
  'content:read': 'portalKeys.scope.contentRead',
  'content:write': 'portalKeys.scope.contentWrite',
  'tariffs:read': 'portalKeys.scope.tariffsRead',
  'tariffs:write': 'portalKeys.scope.tariffsWrite',
  'money:read': 'portalKeys.scope.moneyRead',
  'money:write': 'portalKeys.scope.moneyWrite',
  'people:read': 'portalKeys.scope.peopleRead',
  'people:write': 'portalKeys.scope.peopleWrite',
  'shop:read': 'portalKeys.scope.shopRead',
  'shop:write': 'portalKeys.scope.shopWrite',
}

/** What a scope of an API key allows, as part of a sentence. */
export function scopeLabel(scope: KeyScope): string {
  return t(labels[scope])
}
