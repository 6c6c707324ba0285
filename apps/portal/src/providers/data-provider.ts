import type { DataProvider, GetListResult, RaRecord } from 'react-admin'
import { addOrderNote, assignOrder } from './order-notes.ts'
import { acknowledgeOrderAlarm, moveOrderSteps, setShipment } from './tracking.ts'
import { allowImport, endImportException, updateProfile } from './accounts.ts'
import {
  downloadCommissionStatement,
  downloadPromotionMaterial,
  updateTrainingProgress,
  upgradeToAgent,
} from './agents.ts'
import { applyToSell } from './applications.ts'
import {
  findSavedFitment,
  findTrims,
  findVariants,
  listFittingMakes,
  listFittingModels,
  setFitment,
} from './fitment.ts'
import { setImportMissing } from './import-effects.ts'
import { importExchangeRates } from './exchange-rates.ts'
import {
  checkImportRule,
  decideImportRuleDraft,
  draftImportRule,
  editImportRuleDraft,
} from './import-rules.ts'
import {
  downloadProForma,
  downloadReceipt,
  downloadSupportProForma,
  downloadSupportReceipt,
  answerPaymentReport,
  declineCancellation,
  extendPayment,
  decideRefund,
  recordPayment,
  requestRefund,
  sendInvoiceAgain,
  sendMailAgain,
  reportPayment,
  priceOrderInsurance,
} from './orders.ts'
import {
  downloadImportPictureFailures,
  retryImportPictures,
  uploadImportPictures,
} from './import-pictures.ts'
import {
  discardImport,
  downloadImportErrors,
  getImportTemplate,
  runImport,
  setImportDecisions,
  setImportMapping,
  startImport,
} from './imports.ts'
import {
  changeListings,
  createLecture,
  createListing,
  deleteListingContent,
  exportListingFigures,
  exportListings,
  saveListing,
  undoBulkChange,
} from './listings.ts'
import { retryFailedJob } from './jobs.ts'
import {
  addCustomerNote,
  askAccountMerge,
  beginShopView,
  endCustomerSessions,
  previewAccountMerge,
  sendCustomerResetLink,
} from './customers.ts'
import { exportAudit } from './audit.ts'
import { deleteOwnAccount, downloadOwnData, requestConfirmationLink } from './privacy.ts'
import { exportFunnel, exportReport, exportVitals, setFreightCost } from './reports.ts'
import { exportPayoutBatch } from './payouts.ts'
import { listForSupport, support } from './support.ts'

/**
 * react-admin's verbs for its resources, which all go through ra-data-simple-rest. What is no verb of theirs is a method
 * named by its operationId; what a screen reads besides, it reads by `useOperation`.
 */
export const dataProvider = {
  ...support,
  // react-admin lets the caller name the record's type; which it is follows from the resource.
  getList: <T extends RaRecord>(...params: Parameters<DataProvider['getList']>) =>
    listForSupport(...params) as Promise<GetListResult<T>>,
  allowImport,
  addCustomerNote,
  askAccountMerge,
  beginShopView,
  endCustomerSessions,
  previewAccountMerge,
  sendCustomerResetLink,
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
  exportReport,
  exportFunnel,
  exportVitals,
  setFreightCost,
  importExchangeRates,
  checkImportRule,
  decideImportRuleDraft,
  draftImportRule,
  editImportRuleDraft,
  answerPaymentReport,
  declineCancellation,
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
  exportListingFigures,
  exportListings,
  changeListings,
  undoBulkChange,
  saveListing,
  discardImport,
  downloadImportErrors,
  downloadImportPictureFailures,
  getImportTemplate,
  retryImportPictures,
  runImport,
  setImportMissing,
  setImportDecisions,
  setImportMapping,
  startImport,
  uploadImportPictures,
  findSavedFitment,
  findTrims,
  findVariants,
  listFittingMakes,
  listFittingModels,
  setFitment,
} satisfies DataProvider

export type PortalDataProvider = typeof dataProvider
