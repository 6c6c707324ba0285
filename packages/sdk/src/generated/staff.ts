// Generated from openapi/ by `pnpm contract`: never edited by hand.

/** Which roles of staff may call an operation beside the administrator; null: all. */
export const staffRoles = {
  "downloadSupportPaymentSlip": [
    "support",
    "finance"
  ],
  "declineCancellation": [
    "support",
    "finance"
  ],
  "getSupportOrderConsignee": [
    "support",
    "finance"
  ],
  "setConsignee": [
    "support"
  ],
  "stopSupportConsigneeChange": [
    "support"
  ],
  "getSupportOrderPapers": [
    "support",
    "finance"
  ],
  "addPaper": [
    "support"
  ],
  "downloadSupportPaper": [
    "support",
    "finance"
  ],
  "downloadSupportPapers": [
    "support",
    "finance"
  ],
  "getSupportSellerSteps": [
    "support",
    "finance"
  ],
  "downloadSupportSellerPaper": [
    "support",
    "finance"
  ],
  "decideSellerPaper": [
    "support"
  ],
  "getSupportDelivery": [
    "support",
    "finance"
  ],
  "listSupportClaims": [
    "support",
    "finance"
  ],
  "getSupportClaim": [
    "support",
    "finance"
  ],
  "answerSupportClaim": [
    "support"
  ],
  "resolveClaim": [
    "support"
  ],
  "downloadSupportClaimPicture": [
    "support",
    "finance"
  ],
  "listSupportReviews": [
    "support"
  ],
  "getSupportReview": [
    "support"
  ],
  "updateSupportReview": [
    "support"
  ],
  "listSupportThreads": [
    "support"
  ],
  "getSupportThread": [
    "support"
  ],
  "answerSupportThread": [
    "support"
  ],
  "markSupportThreadSeen": [
    "support"
  ],
  "downloadSupportThreadFile": [
    "support"
  ],
  "decideThreadReport": [
    "support"
  ],
  "fillThreadTemplates": [
    "support"
  ],
  "assignThread": [
    "support"
  ],
  "listDeskPeople": [
    "support"
  ],
  "listAnswerTemplates": [
    "support"
  ],
  "createAnswerTemplate": [
    "support"
  ],
  "getAnswerTemplate": [
    "support"
  ],
  "updateAnswerTemplate": [
    "support"
  ],
  "deleteAnswerTemplate": [
    "support"
  ],
  "listSupportOrders": [
    "support",
    "finance"
  ],
  "getSupportOrder": [
    "support",
    "finance"
  ],
  "updateSupportOrder": [
    "support",
    "finance"
  ],
  "priceOrderInsurance": [
    "finance"
  ],
  "recordPayment": [
    "support",
    "finance"
  ],
  "downloadSupportReceipt": [
    "support",
    "finance"
  ],
  "getSupportOrderAmendments": [
    "support",
    "finance"
  ],
  "amendOrder": [
    "support",
    "finance"
  ],
  "previewAmendment": [
    "support",
    "finance"
  ],
  "decideAmendment": [
    "support",
    "finance"
  ],
  "requestRefund": [
    "support",
    "finance"
  ],
  "takeBackPayment": [
    "support",
    "finance"
  ],
  "decideRefund": [
    "support",
    "finance"
  ],
  "answerPaymentReport": [
    "support",
    "finance"
  ],
  "sendInvoiceAgain": [
    "support",
    "finance"
  ],
  "sendMailAgain": [
    "support",
    "finance"
  ],
  "extendPayment": [
    "support",
    "finance"
  ],
  "getSupportOrderFollowing": [
    "support",
    "finance"
  ],
  "moveOrderSteps": [
    "support",
    "finance"
  ],
  "setShipment": [
    "support",
    "finance"
  ],
  "getOrderNotes": [
    "support",
    "finance"
  ],
  "addOrderNote": [
    "support",
    "finance"
  ],
  "assignOrder": [
    "support",
    "finance"
  ],
  "listOwnMentions": [
    "support",
    "finance"
  ],
  "getOrderBoard": [
    "support",
    "finance"
  ],
  "acknowledgeOrderAlarm": [
    "support",
    "finance"
  ],
  "downloadSupportProForma": [
    "support",
    "finance"
  ],
  "listFailedJobs": [
    "support",
    "finance"
  ],
  "getFailedJob": [
    "support",
    "finance"
  ],
  "retryFailedJob": [
    "support",
    "finance"
  ],
  "listSupportMails": [
    "support",
    "finance"
  ],
  "getSupportMail": [
    "support",
    "finance"
  ],
  "listSupportAgents": [
    "support",
    "finance"
  ],
  "getSupportAgent": [
    "support",
    "finance"
  ],
  "payAgent": [
    "finance"
  ],
  "adjustCommission": [
    "finance"
  ],
  "readPayoutDetails": [
    "finance"
  ],
  "listSupportEntries": [
    "support",
    "finance"
  ],
  "listSupportQuotes": [
    "support"
  ],
  "getSupportQuote": [
    "support"
  ],
  "answerQuote": [
    "support"
  ],
  "fillQuoteTemplates": [
    "support"
  ],
  "assignQuote": [
    "support"
  ],
  "listAdjustments": [
    "finance"
  ],
  "decideAdjustment": [
    "finance"
  ],
  "listPayoutBatches": [
    "finance"
  ],
  "createPayoutBatch": [
    "finance"
  ],
  "previewPayoutBatch": [
    "finance"
  ],
  "getPayoutBatch": [
    "finance"
  ],
  "closePayoutBatch": [
    "finance"
  ],
  "exportPayoutBatch": [
    "finance"
  ],
  "listPayoutLines": [
    "finance"
  ],
  "listShopWebhooks": [
    "support"
  ],
  "createShopWebhook": [
    "support"
  ],
  "saveShopWebhook": [
    "support"
  ],
  "deleteShopWebhook": [
    "support"
  ],
  "rotateShopWebhookSecret": [
    "support"
  ],
  "testShopWebhook": [
    "support"
  ],
  "listShopWebhookDeliveries": [
    "support"
  ],
  "replayShopWebhook": [
    "support"
  ],
  "listSupportRequests": [
    "support"
  ],
  "getSupportRequest": [
    "support"
  ],
  "updateSupportRequest": [
    "support"
  ],
  "answerRequest": [
    "support"
  ],
  "recordRequestReply": [
    "support"
  ],
  "fillRequestTemplates": [
    "support"
  ],
  "assignRequest": [
    "support"
  ],
  "searchSupport": [
    "support",
    "finance"
  ],
  "getSupportOverview": null,
  "getTurnoverReport": [
    "support",
    "finance"
  ],
  "getFreightReport": [
    "support",
    "finance"
  ],
  "getStepReport": [
    "support",
    "finance"
  ],
  "exportReport": [
    "support",
    "finance"
  ],
  "getFunnelReport": [
    "support",
    "finance"
  ],
  "exportFunnel": [
    "support",
    "finance"
  ],
  "getVitalsReport": [
    "support",
    "finance"
  ],
  "exportVitals": [
    "support",
    "finance"
  ],
  "getFreightCost": [
    "support",
    "finance"
  ],
  "setFreightCost": [
    "finance"
  ],
  "listAudit": [
    "finance"
  ],
  "getAuditEntry": [
    "finance"
  ],
  "exportAudit": [
    "finance"
  ],
  "listSupportArticles": null,
  "createArticle": [
    "content"
  ],
  "uploadArticlePicture": [
    "content"
  ],
  "previewArticle": [
    "content"
  ],
  "getSupportArticle": null,
  "updateArticle": [
    "content"
  ],
  "deleteArticle": [
    "content"
  ],
  "listContentVersions": null,
  "restoreContentVersion": [
    "content"
  ],
  "createContentPreview": [
    "content"
  ],
  "getShopClock": null,
  "listSupportDeals": null,
  "createDeal": [
    "content"
  ],
  "getSupportDeal": null,
  "updateDeal": [
    "content"
  ],
  "deleteDeal": [
    "content"
  ],
  "listSupportPromotions": null,
  "createPromotion": [
    "content"
  ],
  "getSupportPromotion": null,
  "updatePromotion": [
    "content"
  ],
  "deletePromotion": [
    "content"
  ],
  "listSupportVouchers": null,
  "createVoucher": [
    "content",
    "finance"
  ],
  "getSupportVoucher": null,
  "updateVoucher": [
    "content",
    "finance"
  ],
  "deleteVoucher": [
    "content",
    "finance"
  ],
  "endVoucher": [
    "content",
    "finance"
  ],
  "approveVoucher": [
    "content",
    "finance"
  ],
  "listSupportDestinations": null,
  "getSupportDestination": null,
  "updateDestination": [
    "finance"
  ],
  "listSupportPorts": null,
  "createPort": [
    "finance"
  ],
  "getSupportPort": null,
  "updatePort": [
    "finance"
  ],
  "deletePort": [
    "finance"
  ],
  "listSupportTariffs": null,
  "createTariff": [
    "finance"
  ],
  "getSupportTariff": null,
  "updateTariff": [
    "finance"
  ],
  "deleteTariff": [
    "finance"
  ],
  "listSupportDoorTariffs": null,
  "setDoorTariff": [
    "finance"
  ],
  "getSupportDoorTariff": null,
  "listSupportInsuranceTariffs": null,
  "setInsuranceTariff": [
    "finance"
  ],
  "getSupportInsuranceTariff": null,
  "allowImport": [
    "support"
  ],
  "endImportException": [
    "support"
  ],
  "listSupportImportRules": null,
  "getSupportImportRule": null,
  "checkImportRule": [
    "support"
  ],
  "getImportRuleSchema": null,
  "listImportRuleDrafts": null,
  "draftImportRule": [
    "support"
  ],
  "draftCountryRules": [
    "support"
  ],
  "getImportRuleDraft": null,
  "editImportRuleDraft": [
    "support"
  ],
  "getImportRuleEffect": null,
  "decideImportRuleDraft": [
    "support"
  ],
  "listMpesaReceipts": [
    "finance"
  ],
  "placeMpesaReceipt": [
    "finance"
  ],
  "listPriceLists": null,
  "importPriceList": [
    "finance"
  ],
  "getPriceList": null,
  "getPriceListPreview": null,
  "matchPriceListModel": [
    "finance"
  ],
  "decidePriceList": [
    "finance"
  ],
  "listBankAccounts": null,
  "draftBankAccount": [
    "finance"
  ],
  "getBankAccount": null,
  "decideBankAccount": [
    "finance"
  ],
  "listBankStatements": [
    "finance"
  ],
  "importBankStatement": [
    "finance"
  ],
  "readBankStatement": [
    "finance"
  ],
  "setBankColumns": [
    "finance"
  ],
  "listBankColumns": [
    "finance"
  ],
  "removeBankColumns": [
    "finance"
  ],
  "listBankQueues": [
    "finance"
  ],
  "listBankEntries": [
    "finance"
  ],
  "getBankEntry": [
    "finance"
  ],
  "searchEntryOrders": [
    "finance"
  ],
  "assignBankEntry": [
    "finance"
  ],
  "dismissBankEntry": [
    "finance"
  ],
  "undoBankEntry": [
    "finance"
  ],
  "listSupportExchangeRates": null,
  "setExchangeRate": [
    "finance"
  ],
  "importExchangeRates": [
    "finance"
  ],
  "getSupportExchangeRate": null,
  "getSupportVendorCase": [
    "support"
  ],
  "getSupportVendorTeam": [
    "support"
  ],
  "removeSupportVendorMember": [
    "support"
  ],
  "downloadSupportCredential": [
    "support"
  ],
  "reviewCredential": [
    "support"
  ],
  "listSupportVendors": [
    "support"
  ],
  "getSupportVendor": [
    "support"
  ],
  "updateSupportVendor": [
    "support"
  ],
  "listSupportModelRequests": [
    "support"
  ],
  "getSupportModelRequest": [
    "support"
  ],
  "answerModelRequest": [
    "support"
  ],
  "listSupportChassisDoubles": [
    "support"
  ],
  "getSupportChassisDouble": [
    "support"
  ],
  "updateSupportChassisDouble": [
    "support"
  ],
  "getShopSettings": [],
  "updateShopSettings": [],
  "listProductFeeds": [],
  "switchProductFeed": [],
  "renewProductFeedAddress": [],
  "getIndexNow": [],
  "listModerationRules": [
    "support"
  ],
  "setModerationRule": [],
  "previewModerationRule": [
    "support"
  ],
  "listSupportFindings": [
    "support"
  ],
  "getSupportFinding": [
    "support"
  ],
  "updateSupportFinding": [
    "support"
  ],
  "getListingRelations": [
    "support"
  ],
  "listSupportListings": [
    "support"
  ],
  "getSupportListing": [
    "support"
  ],
  "updateSupportListing": [
    "support"
  ],
  "previewTakeDown": [
    "support"
  ],
  "listSupportUsers": [
    "support"
  ],
  "getSupportUser": [
    "support"
  ],
  "updateSupportUser": [
    "support"
  ],
  "listImportExceptions": [
    "support"
  ],
  "getSupportCustomer": [
    "support",
    "finance"
  ],
  "addCustomerNote": [
    "support"
  ],
  "sendCustomerResetLink": [
    "support"
  ],
  "endCustomerSessions": [
    "support"
  ],
  "beginShopView": [
    "support"
  ],
  "previewAccountMerge": [
    "support"
  ],
  "listAccountMerges": [
    "support"
  ],
  "askAccountMerge": [
    "support"
  ],
  "getAccountMerge": [
    "support"
  ],
  "decideAccountMerge": [
    "support"
  ],
  "resetSecondFactor": [],
  "updateStaffRole": []
} as const
