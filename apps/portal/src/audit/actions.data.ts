import type { PlainMessageId } from '@bandari/i18n'

/** What staff do, as the API writes it down. */
export const actionNames: Readonly<Record<string, PlainMessageId>> = {
  'move-order': 'staffAudit.action.moveOrder',
  'answer-quote': 'staffAudit.action.answerQuote',
  'update-request': 'staffAudit.action.updateRequest',
  'approve-vendor': 'staffAudit.action.approveVendor',
  'refuse-vendor': 'staffAudit.action.refuseVendor',
  'suspend-vendor': 'staffAudit.action.suspendVendor',
  'reinstate-vendor': 'staffAudit.action.reinstateVendor',
  'take-down-listing': 'staffAudit.action.takeDownListing',
  'restore-listing': 'staffAudit.action.restoreListing',
  'set-stock': 'staffAudit.action.setStock',
  'activate-account': 'staffAudit.action.activateAccount',
  'deactivate-account': 'staffAudit.action.deactivateAccount',
  'change-staff-role': 'staffAudit.action.changeStaffRole',
  'pay-agent': 'staffAudit.action.payAgent',
  'adjust-commission': 'staffAudit.action.adjustCommission',
  'create-payout-batch': 'staffAudit.action.createPayoutBatch',
  'pay-payout-batch': 'staffAudit.action.payPayoutBatch',
  'discard-payout-batch': 'staffAudit.action.discardPayoutBatch',
  'create-article': 'staffAudit.action.createArticle',
  'update-article': 'staffAudit.action.updateArticle',
  'delete-article': 'staffAudit.action.deleteArticle',
  'create-deal': 'staffAudit.action.createDeal',
  'move-deal': 'staffAudit.action.moveDeal',
  'delete-deal': 'staffAudit.action.deleteDeal',
  'create-promotion': 'staffAudit.action.createPromotion',
  'move-promotion': 'staffAudit.action.movePromotion',
  'delete-promotion': 'staffAudit.action.deletePromotion',
  'create-voucher': 'staffAudit.action.createVoucher',
  'update-voucher': 'staffAudit.action.updateVoucher',
  'end-voucher': 'staffAudit.action.endVoucher',
  'delete-voucher': 'staffAudit.action.deleteVoucher',
  'update-destination': 'staffAudit.action.updateDestination',
  'create-port': 'staffAudit.action.createPort',
  'rename-port': 'staffAudit.action.renamePort',
  'delete-port': 'staffAudit.action.deletePort',
  'create-tariff': 'staffAudit.action.createTariff',
  'update-tariff': 'staffAudit.action.updateTariff',
  'delete-tariff': 'staffAudit.action.deleteTariff',
  'retry-job': 'staffAudit.action.retryJob',
  'set-exchange-rate': 'staffAudit.action.setExchangeRate',
  'remove-demo-world': 'staffAudit.action.removeDemoWorld',
  'sign-in': 'staffAudit.action.signIn',
  'refuse-sign-in': 'staffAudit.action.refuseSignIn',
  'refuse-call': 'staffAudit.action.refuseCall',
  'refuse-own': 'staffAudit.action.refuseOwn',
  'read-record': 'staffAudit.action.readRecord',
  'read-list': 'staffAudit.action.readList',
  'export-record': 'staffAudit.action.exportRecord',
  'export-list': 'staffAudit.action.exportList',
  'delete-account': 'staffAudit.action.deleteAccount',
  'apply-retention': 'staffAudit.action.applyRetention',
}

/** What they do it with. */
export const subjectNames: Readonly<Record<string, PlainMessageId>> = {
  order: 'staffAudit.subject.order',
  quote: 'staffAudit.subject.quote',
  request: 'staffAudit.subject.request',
  account: 'staffAudit.subject.account',
  listing: 'staffAudit.subject.listing',
  agent: 'staffAudit.subject.agent',
  'payout-batch': 'staffAudit.subject.payoutBatch',
  article: 'staffAudit.subject.article',
  deal: 'staffAudit.subject.deal',
  promotion: 'staffAudit.subject.promotion',
  voucher: 'staffAudit.subject.voucher',
  destination: 'staffAudit.subject.destination',
  port: 'staffAudit.subject.port',
  tariff: 'staffAudit.subject.tariff',
  job: 'staffAudit.subject.job',
  'exchange-rate': 'staffAudit.subject.exchangeRate',
  mail: 'staffAudit.subject.mail',
  audit: 'staffAudit.subject.audit',
  operation: 'staffAudit.subject.operation',
  shop: 'staffAudit.subject.shop',
  retention: 'staffAudit.subject.retention',
}

export const actionChoices = choicesOf(actionNames)

export const subjectChoices = choicesOf(subjectNames)

function choicesOf(names: Readonly<Record<string, PlainMessageId>>) {
  return Object.entries(names).map(([id, name]) => ({ id, name }))
}
