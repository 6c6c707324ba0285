import type { Operations } from '../../core/contract.ts'
import { amendOrder } from './amendments/amend-order.ts'
import { answerAmendment } from './amendments/answer-amendment.ts'
import { decideAmendment } from './amendments/decide-amendment.ts'
import { getSupportOrderAmendments } from './amendments/get-support-order-amendments.ts'
import { listOrderAmendments } from './amendments/list-order-amendments.ts'
import { previewAmendment } from './amendments/preview-amendment.ts'
import { answerPaymentReport } from './payment-deadline/answer-payment-report.ts'
import { endImportException } from './staff/end-import-exception.ts'
import { listImportExceptions } from './staff/list-import-exceptions.ts'
import { extendPayment } from './payment-deadline/extend-payment.ts'
import { reportPayment } from './payment-deadline/report-payment.ts'
import { allowImport } from './staff/allow-import.ts'
import { cancelOrder } from './cancellation/cancel-order.ts'
import { declineCancellation } from './cancellation/decline-cancellation.ts'
import { downloadProForma } from './pro-forma/download-pro-forma.ts'
import { downloadSupportProForma } from './staff/download-support-pro-forma.ts'
import { getImportRuleEffect } from './landed/get-import-rule-effect.ts'
import { checkConsignee } from './consignee/check-consignee.ts'
import { askConsigneeChange } from './consignee/ask-consignee-change.ts'
import { getSupportOrderConsignee } from './consignee/staff/get-support-order-consignee.ts'
import { setConsignee } from './consignee/staff/set-consignee.ts'
import { stopSupportConsigneeChange } from './consignee/staff/stop-support-consignee-change.ts'
import { getOrderConsignee } from './consignee/get-order-consignee.ts'
import { stopConsigneeChange } from './consignee/stop-consignee-change.ts'
import { getOrder } from './get-order.ts'
import { getOrderLine } from './get-order-line.ts'
import { getPaymentStates } from './get-payment-states.ts'
import { getSupportOrder } from './staff/get-support-order.ts'
import { listBasketFits } from './fit/list-basket-fits.ts'
import { listBasketLandedPrices } from './landed/list-basket-landed-prices.ts'
import { listOrderLandedPrices } from './landed/list-order-landed-prices.ts'
import { listOrderLines } from './list-order-lines.ts'
import { listOrders } from './list-orders.ts'
import { listSupportOrders } from './staff/list-support-orders.ts'
import { placeOrder } from './place-order.ts'
import { priceOrderInsurance } from './staff/price-order-insurance.ts'
import { recordPayment } from './staff/record-payment.ts'
import { decideRefund } from './staff/decide-refund.ts'
import { downloadReceipt } from './receipts/download-receipt.ts'
import { downloadSupportReceipt } from './receipts/download-support-receipt.ts'
import { requestRefund } from './staff/request-refund.ts'
import { sendInvoiceAgain } from './resend/send-invoice-again.ts'
import { sendMailAgain } from './resend/send-mail-again.ts'
import { updateSupportOrder } from './staff/update-support-order.ts'

export const orders = {
  allowImport,
  amendOrder,
  answerAmendment,
  answerPaymentReport,
  askConsigneeChange,
  cancelOrder,
  checkConsignee,
  decideAmendment,
  decideRefund,
  declineCancellation,
  downloadProForma,
  downloadReceipt,
  downloadSupportProForma,
  downloadSupportReceipt,
  endImportException,
  extendPayment,
  getImportRuleEffect,
  getOrder,
  getOrderConsignee,
  getOrderLine,
  getPaymentStates,
  getSupportOrder,
  getSupportOrderAmendments,
  getSupportOrderConsignee,
  listBasketFits,
  listBasketLandedPrices,
  listImportExceptions,
  listOrderAmendments,
  listOrderLandedPrices,
  listOrderLines,
  listOrders,
  listSupportOrders,
  placeOrder,
  previewAmendment,
  priceOrderInsurance,
  recordPayment,
  reportPayment,
  requestRefund,
  sendInvoiceAgain,
  sendMailAgain,
  setConsignee,
  stopConsigneeChange,
  stopSupportConsigneeChange,
  updateSupportOrder,
} satisfies Partial<Operations>
