import type {
  DataProvider,
  GetListParams,
  GetListResult,
  GetOneParams,
  GetOneResult,
  RaRecord,
} from 'react-admin'
import {
  addOrderNote,
  assignOrder,
  getOrderBoard,
  getOrderMentions,
  getOrderNotes,
} from './order-notes.ts'
import {
  acknowledgeOrderAlarm,
  getOrderFollowing,
  getSupportOrderFollowing,
  moveOrderSteps,
  setShipment,
} from './following.ts'
import {
  allowImport,
  endImportException,
  getProfile,
  listImportExceptions,
  updateProfile,
} from './accounts.ts'
import {
  downloadCommissionStatement,
  downloadPromotionMaterial,
  getAgentOverview,
  getCommission,
  listCommissionEntries,
  updateTrainingProgress,
  upgradeToAgent,
} from './agents.ts'
import { applyToSell, getSellerApplication } from './applications.ts'
import {
  findSavedFitment,
  findTrims,
  findVariants,
  listFittingMakes,
  listFittingModels,
  setFitment,
} from './fitment.ts'
import { listImportDestinations } from './import-destinations.ts'
import { listBankQueues } from './bank-queues.ts'
import { importExchangeRates } from './exchange-rates.ts'
import {
  checkImportRule,
  decideImportRuleDraft,
  draftImportRule,
  editImportRuleDraft,
  getImportRuleEffect,
} from './import-rules.ts'
import { listAddresses } from './addresses.ts'
import { listCountries } from './countries.ts'
import { granted } from './granted.ts'
import {
  downloadProForma,
  downloadReceipt,
  downloadSupportProForma,
  downloadSupportReceipt,
  getOrder,
  getOrderLandedPrices,
  listOrders,
  answerPaymentReport,
  extendPayment,
  decideRefund,
  recordPayment,
  requestRefund,
  sendInvoiceAgain,
  sendMailAgain,
  promptMpesa,
  reportPayment,
  priceOrderInsurance,
} from './orders.ts'
import {
  discardImport,
  downloadImportErrors,
  getImport,
  getImportTemplate,
  listImports,
  runImport,
  startImport,
} from './imports.ts'
import {
  createLecture,
  createListing,
  deleteListingContent,
  exportListings,
  getListingTypes,
  listListings,
  publishListings,
  saveListing,
} from './listings.ts'
import { getSupportOverview } from './overview.ts'
import { retryFailedJob } from './jobs.ts'
import { exportAudit } from './audit.ts'
import {
  deleteOwnAccount,
  downloadOwnData,
  getOwnDeletion,
  requestConfirmationLink,
} from './privacy.ts'
import { getOwnThreads } from './own-threads.ts'
import { getPayoutDetails } from './payout-details.ts'
import { exportPayoutBatch } from './payouts.ts'
import { getOwnSecondFactor, listSessions } from './security.ts'
import { listForSupport, support } from './support.ts'

/** Loaded apart from the frame, because few people need these calls. */
const late = () => import('./late.ts')

/** The caller's own, by the names that screens ask for. */
const ownLists: Readonly<Record<string, (params: GetListParams) => Promise<unknown>>> = {
  orders: listOrders,
  listings: listListings,
  imports: listImports,
  'commission/entries': listCommissionEntries,
  sessions: listSessions,
  countries: listCountries,
  'import-destinations': listImportDestinations,
  'support/bank-queues': listBankQueues,
  addresses: listAddresses,
  offers: async () => (await late()).listOwnOffers(),
}

const ownRecords: Readonly<Record<string, (params: GetOneParams) => Promise<unknown>>> = {
  orders: getOrder,
  'order-landed-prices': getOrderLandedPrices,
  'order-following': getOrderFollowing,
  'order-notes': getOrderNotes,
  'order-board': getOrderBoard,
  'order-mentions': getOrderMentions,
  'support-order-following': getSupportOrderFollowing,
  'import-rule-effect': getImportRuleEffect,
  'price-list-preview': async (params) => (await late()).getPriceListPreview(params),
  'import-exceptions': listImportExceptions,
  profile: getOwnProfile,
  deletion: getOwnDeletion,
  agent: getAgentOverview,
  application: getSellerApplication,
  commission: getCommission,
  overview: getSupportOverview,
  'listing-types': getListingTypes,
  imports: getImport,
  'second-factor': getOwnSecondFactor,
  'payout-details': getPayoutDetails,
  'own-threads': getOwnThreads,
  thread: async (params) => (await late()).getThread(params),
  'asked-product': async (params) => (await late()).getAskedProduct(params),
  'offer-floors': async (params) => (await late()).getOfferFloor(params),
  'order-papers': async (params) => (await late()).getOrderPapers(params),
  'support-order-papers': async (params) => (await late()).getSupportOrderPapers(params),
  'order-consignee': async (params) => (await late()).getOrderConsignee(params),
  'support-order-consignee': async (params) => (await late()).getSupportOrderConsignee(params),
  'order-delivery': async (params) => (await late()).getDelivery(params),
  'support-order-delivery': async (params) => (await late()).getSupportDelivery(params),
}

/**
 * react-admin's verbs: the caller's own records go through the SDK, `support/*` through
 * ra-data-simple-rest. Every other call is a method named by its operationId.
 */
export const dataProvider = {
  ...support,
  getList: <T extends RaRecord>(...[resource, params]: Parameters<DataProvider['getList']>) =>
    typed<GetListResult<T>>(ownLists[resource]?.(params) ?? listForSupport(resource, params)),
  getOne: <T extends RaRecord>(...[resource, params]: Parameters<DataProvider['getOne']>) =>
    typed<GetOneResult<T>>(ownRecords[resource]?.(params) ?? support.getOne(resource, params)),
  allowImport,
  endImportException,
  deleteOwnAccount,
  downloadOwnData,
  requestConfirmationLink,
  downloadProForma,
  downloadReceipt,
  downloadSupportProForma,
  downloadSupportReceipt,
  downloadCommissionStatement,
  downloadPromotionMaterial,
  exportAudit,
  exportPayoutBatch,
  importExchangeRates,
  checkImportRule,
  decideImportRuleDraft,
  draftImportRule,
  editImportRuleDraft,
  answerPaymentReport,
  moveOrderSteps,
  setShipment,
  acknowledgeOrderAlarm,
  addOrderNote,
  assignOrder,
  extendPayment,
  decideRefund,
  recordPayment,
  requestRefund,
  sendInvoiceAgain,
  sendMailAgain,
  promptMpesa,
  reportPayment,
  priceOrderInsurance,
  retryFailedJob,
  updateProfile,
  updateTrainingProgress,
  upgradeToAgent,
  applyToSell,
  createLecture,
  createListing,
  deleteListingContent,
  exportListings,
  publishListings,
  saveListing,
  discardImport,
  downloadImportErrors,
  getImportTemplate,
  runImport,
  startImport,
  findSavedFitment,
  findTrims,
  findVariants,
  listFittingMakes,
  listFittingModels,
  setFitment,
} satisfies DataProvider

export type PortalDataProvider = typeof dataProvider

/** A record needs an id, and there is only one profile. */
async function getOwnProfile() {
  return { data: { ...(await granted(getProfile())), id: 'own' } }
}

/** react-admin lets the caller name the record's type; which it is follows from the resource. */
function typed<T>(answer: Promise<unknown>): Promise<T> {
  return answer as Promise<T>
}
