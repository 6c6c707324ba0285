import type { Operations } from '../../core/contract.ts'
import { answerPaymentReport } from './clock/answer-payment-report.ts'
import { endImportException } from './desk/end-import-exception.ts'
import { listImportExceptions } from './desk/list-import-exceptions.ts'
import { extendPayment } from './clock/extend-payment.ts'
import { reportPayment } from './clock/report-payment.ts'
import { allowImport } from './desk/allow-import.ts'
import { downloadProForma } from './pro-forma/download-pro-forma.ts'
import { downloadSupportProForma } from './desk/download-support-pro-forma.ts'
import { getImportRuleEffect } from './landed/get-import-rule-effect.ts'
import { askConsigneeChange } from './consignee/ask-consignee-change.ts'
import { getSupportOrderConsignee } from './consignee/desk/get-support-order-consignee.ts'
import { setConsignee } from './consignee/desk/set-consignee.ts'
import { stopSupportConsigneeChange } from './consignee/desk/stop-support-consignee-change.ts'
import { getOrderConsignee } from './consignee/get-order-consignee.ts'
import { stopConsigneeChange } from './consignee/stop-consignee-change.ts'
import { getOrder } from './get-order.ts'
import { getOrderLine } from './get-order-line.ts'
import { getPaymentStates } from './get-payment-states.ts'
import { getSupportOrder } from './desk/get-support-order.ts'
import { listBasketLandedPrices } from './landed/list-basket-landed-prices.ts'
import { listOrderLandedPrices } from './landed/list-order-landed-prices.ts'
import { listOrderLines } from './list-order-lines.ts'
import { listOrders } from './list-orders.ts'
import { listSupportOrders } from './desk/list-support-orders.ts'
import { placeOrder } from './place-order.ts'
import { priceOrderInsurance } from './desk/price-order-insurance.ts'
import { recordPayment } from './desk/record-payment.ts'
import { decideRefund } from './desk/decide-refund.ts'
import { downloadReceipt } from './receipts/download-receipt.ts'
import { downloadSupportReceipt } from './receipts/download-support-receipt.ts'
import { requestRefund } from './desk/request-refund.ts'
import { sendInvoiceAgain } from './again/send-invoice-again.ts'
import { sendMailAgain } from './again/send-mail-again.ts'
import { updateSupportOrder } from './desk/update-support-order.ts'

export const orders = {
  allowImport,
  answerPaymentReport,
  askConsigneeChange,
  decideRefund,
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
  getSupportOrderConsignee,
  listBasketLandedPrices,
  listImportExceptions,
  listOrderLandedPrices,
  listOrderLines,
  listOrders,
  listSupportOrders,
  placeOrder,
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
