import { narrowed, paths } from '../paths.ts'
import type { OperationId } from '../providers/may.ts'

interface SubjectPage {
  path: (id: string) => string
  /** Whoever may call this may open the page. */
  operation: OperationId
}

/** The pages of what was changed. What has no page of its own has no link. */
export const subjectPages: Readonly<Record<string, SubjectPage>> = {
  order: { path: (id) => paths.supportOrder(Number(id)), operation: 'getSupportOrder' },
  quote: { path: (id) => paths.supportQuote(Number(id)), operation: 'getSupportQuote' },
  request: { path: (id) => paths.supportRequest(Number(id)), operation: 'getSupportRequest' },
  review: { path: (id) => paths.supportReview(Number(id)), operation: 'getSupportReview' },
  agent: { path: (id) => paths.supportAgent(Number(id)), operation: 'listSupportAgents' },
  'payout-batch': {
    path: (id) => paths.supportPayout(Number(id)),
    operation: 'getPayoutBatch',
  },
  adjustment: {
    path: (id) => narrowed(paths.supportAdjustments, { id: Number(id) }),
    operation: 'listAdjustments',
  },
  'account-merge': {
    path: (id) => paths.supportMerge(Number(id)),
    operation: 'getAccountMerge',
  },
  account: { path: (id) => paths.supportUser(Number(id)), operation: 'getSupportUser' },
  listing: { path: (id) => paths.supportListing(Number(id)), operation: 'getSupportListing' },
  'model-request': {
    path: (id) => paths.supportModelRequest(Number(id)),
    operation: 'getSupportModelRequest',
  },
  finding: { path: (id) => paths.supportFinding(Number(id)), operation: 'getSupportFinding' },
  'product-feed': { path: () => paths.productFeeds, operation: 'listProductFeeds' },
  'shop-setting': { path: () => paths.shopSettings, operation: 'getShopSettings' },
  'moderation-rule': { path: () => paths.moderationRules, operation: 'listModerationRules' },
  'deals-version': { path: () => paths.supportDeals, operation: 'listSupportDeals' },
  'promotions-version': {
    path: () => paths.supportPromotions,
    operation: 'listSupportPromotions',
  },
  'chassis-double': {
    path: (id) => paths.supportChassisDouble(Number(id)),
    operation: 'getSupportChassisDouble',
  },
  webhook: { path: (id) => paths.shopWebhooks(Number(id)), operation: 'listShopWebhooks' },
  'answer-template': {
    path: (id) => paths.answerTemplate(Number(id)),
    operation: 'listAnswerTemplates',
  },
  article: { path: (id) => paths.article(Number(id)), operation: 'listSupportArticles' },
  voucher: { path: (id) => paths.voucher(Number(id)), operation: 'listSupportVouchers' },
  port: { path: (id) => paths.port(Number(id)), operation: 'listSupportPorts' },
  tariff: { path: (id) => paths.tariff(Number(id)), operation: 'listSupportTariffs' },
  'door-tariff': {
    path: () => paths.supportLocalCharges,
    operation: 'listSupportDoorTariffs',
  },
  'insurance-tariff': {
    path: () => paths.supportInsuranceTariffs,
    operation: 'listSupportInsuranceTariffs',
  },
  'bank-account': { path: (id) => paths.bankAccount(Number(id)), operation: 'getBankAccount' },
  'bank-entry': { path: (id) => paths.bankEntry(Number(id)), operation: 'getBankEntry' },
  'bank-statement': {
    path: (id) => narrowed(paths.bankEntries, { statement_id: Number(id) }),
    operation: 'listBankEntries',
  },
  'exchange-rate': {
    path: (currency) => narrowed(paths.supportRates, { currency }),
    operation: 'listSupportExchangeRates',
  },
  'import-rule': {
    path: (id) => paths.supportImportRule(Number(id)),
    operation: 'getSupportImportRule',
  },
  'import-rule-draft': {
    path: (id) => paths.supportImportRuleDraft(Number(id)),
    operation: 'getImportRuleDraft',
  },
  'price-list': { path: (id) => paths.supportPriceList(Number(id)), operation: 'getPriceList' },
  destination: { path: paths.destination, operation: 'listSupportDestinations' },
}
