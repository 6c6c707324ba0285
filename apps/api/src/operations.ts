import { accounts } from './people/accounts/index.ts'
import { customers } from './people/customers/index.ts'
import { merges } from './people/merges/index.ts'
import { privacy } from './people/privacy/index.ts'
import { staff } from './people/staff/index.ts'
import { teams } from './people/teams/index.ts'
import { vendors } from './people/vendors/index.ts'
import { catalogue } from './stock/catalogue/index.ts'
import { productCards } from './stock/product-cards/index.ts'
import { localSearch } from './stock/local-search/index.ts'
import { bulkChanges } from './stock/bulk-changes/index.ts'
import { fitment } from './stock/fitment/index.ts'
import { feeds } from './stock/feeds/index.ts'
import { imports } from './stock/imports/index.ts'
import { jobs } from './platform/jobs/index.ts'
import { listings } from './stock/listings/index.ts'
import { modelRequests } from './stock/model-requests/index.ts'
import { views } from './stock/views/index.ts'
import { moderation } from './stock/moderation/index.ts'
import { partnerItems } from './stock/partner-items/index.ts'
import { basket } from './selling/basket/index.ts'
import { discounts } from './selling/discounts/index.ts'
import { exchangeRates } from './pricing/exchange-rates/index.ts'
import { insurance } from './pricing/insurance/index.ts'
import { landed } from './landed/index.ts'
import { alerts } from './saved/alerts/index.ts'
import { favourites } from './saved/favourites/index.ts'
import { garage } from './saved/garage/index.ts'
import { savedViews } from './saved/views/index.ts'
import { methodOperations } from './money/method-work.ts'
import { offers } from './conversations/offers/index.ts'
import { orders } from './selling/orders/index.ts'
import { documents } from './delivery/documents/index.ts'
import { paymentProofs } from './money/payment-proofs/index.ts'
import { claims } from './delivery/claims/index.ts'
import { assignments } from './conversations/assignments/index.ts'
import { templates } from './conversations/templates/index.ts'
import { threads } from './conversations/threads/index.ts'
import { tracking } from './delivery/tracking/index.ts'
import { vendorOrders } from './delivery/vendor-orders/index.ts'
import { invoices } from './selling/invoices/index.ts'
import { payments } from './selling/payments/index.ts'
import { statements } from './money/statements/index.ts'
import { company } from './sellers/company/index.ts'
import { reviews } from './sellers/reviews/index.ts'
import { figures } from './sellers/figures/index.ts'
import { listingChecks } from './sellers/listing-checks/index.ts'
import { listingRelations } from './sellers/listing-relations/index.ts'
import { takeDowns } from './sellers/take-downs/index.ts'
import { sellerPage } from './sellers/page/index.ts'
import { takeBack } from './money/take-back/index.ts'
import { quotes } from './conversations/quotes/index.ts'
import { shipping } from './pricing/shipping/index.ts'
import { tariffs } from './pricing/tariffs/index.ts'
import { agents } from './supporters/agents/index.ts'
import { training } from './supporters/training/index.ts'
import { ledger } from './supporters/ledger/index.ts'
import { links } from './supporters/links/index.ts'
import { referrals } from './supporters/referrals/index.ts'
import { dashboard } from './supporters/dashboard/index.ts'
import { adjustments } from './supporters/adjustments/index.ts'
import { supportersStaff } from './supporters/staff/index.ts'
import { payouts } from './supporters/payouts/index.ts'
import { payoutDetails } from './supporters/payout-details/index.ts'
import { promotionMaterial } from './supporters/promotion-material/index.ts'
import { articles } from './shopfront/articles/index.ts'
import { content } from './shopfront/content/index.ts'
import { find } from './shopfront/find/index.ts'
import { home } from './shopfront/home/index.ts'
import { indexNow } from './shopfront/index-now/index.ts'
import { productFeeds } from './shopfront/product-feeds/index.ts'
import { requests } from './shopfront/requests/index.ts'
import { shopSettings } from './shopfront/shop-settings/index.ts'
import { summaries } from './shopfront/summaries/index.ts'
import { vitals } from './shopfront/vitals/index.ts'
import { audit } from './platform/audit/index.ts'
import { mail } from './platform/mail/index.ts'
import { overview } from './overview/index.ts'
import { reports } from './reports/index.ts'
import { funnel } from './reports/funnel/index.ts'
import { finder } from './finder/index.ts'
import { webhooks } from './webhooks/index.ts'
import { customerPage } from './overview/customer/index.ts'
import type { FieldChecks, Guards, Operations, Preparations } from './core/contract.ts'
import { throttleSignIn } from './people/accounts/sign-in-limits/sign-in-guard.ts'
import { checkAddress } from './people/accounts/addresses/check-address.ts'
import { checkNewPasswords } from './people/accounts/passwords/check-new-passwords.ts'
import { checkRegistration } from './people/accounts/registration/register.ts'
import { prefetchItem, checkLine } from './selling/basket/add-basket-line.ts'
import { checkDoorTariff } from './landed/local-charges/set-door-tariff.ts'
import { checkInsuranceTariff } from './pricing/insurance/set-insurance-tariff.ts'
import { checkNewTariff, checkTariffChange } from './pricing/tariffs/staff/check-tariff.ts'
import { checkNewVoucher, checkVoucherChange } from './selling/discounts/check-voucher.ts'
import { checkArticle } from './shopfront/articles/read-article.ts'
import { checkShopSettings } from './shopfront/shop-settings/update-shop-settings.ts'
import { checkListing } from './stock/listings/check-listing.ts'
import { checkCheckout } from './selling/orders/check-checkout.ts'
import { checkUpgrade } from './supporters/agents/upgrade-to-agent.ts'
import { checkPayoutDetails } from './supporters/payout-details/ask-payout-details.ts'

/** Every operation of the contract, module by module; a missing one does not compile. */
export const operations: Operations = {
  ...accounts,
  ...customers,
  ...merges,
  ...privacy,
  ...staff,
  ...teams,
  ...vendors,
  ...catalogue,
  ...localSearch,
  ...fitment,
  ...imports,
  ...feeds,
  ...jobs,
  ...listings,
  ...modelRequests,
  ...views,
  ...bulkChanges,
  ...moderation,
  ...partnerItems,
  ...basket,
  ...discounts,
  ...offers,
  ...orders,
  ...documents,
  ...claims,
  ...paymentProofs,
  ...assignments,
  ...templates,
  ...threads,
  ...tracking,
  ...vendorOrders,
  ...sellerPage,
  ...figures,
  ...company,
  ...reviews,
  ...takeDowns,
  ...listingRelations,
  ...listingChecks,
  ...invoices,
  ...payments,
  ...methodOperations,
  ...statements,
  ...takeBack,
  ...quotes,
  ...shipping,
  ...tariffs,
  ...exchangeRates,
  ...insurance,
  ...landed,
  ...productCards,
  ...favourites,
  ...alerts,
  ...garage,
  ...savedViews,
  ...agents,
  ...training,
  ...ledger,
  ...links,
  ...referrals,
  ...dashboard,
  ...adjustments,
  ...supportersStaff,
  ...payouts,
  ...payoutDetails,
  ...promotionMaterial,
  ...articles,
  ...content,
  ...find,
  ...home,
  ...indexNow,
  ...productFeeds,
  ...requests,
  ...shopSettings,
  ...summaries,
  ...vitals,
  ...audit,
  ...mail,
  ...overview,
  ...reports,
  ...webhooks,
  ...funnel,
  ...finder,
  ...customerPage,
}

export const preparations: Preparations = { addBasketLine: prefetchItem }

/** The forms that can have more faults than the contract alone can tell. */
export const checks: FieldChecks = {
  register: checkRegistration,
  changePassword: checkNewPasswords,
  confirmPasswordReset: checkNewPasswords,
  createAddress: checkAddress,
  replaceAddress: checkAddress,
  updateAddress: checkAddress,
  addBasketLine: checkLine,
  placeOrder: checkCheckout,
  upgradeToAgent: checkUpgrade,
  askPayoutDetails: checkPayoutDetails,
  saveListing: checkListing,
  setDoorTariff: checkDoorTariff,
  setInsuranceTariff: checkInsuranceTariff,
  createTariff: checkNewTariff,
  updateTariff: checkTariffChange,
  createVoucher: checkNewVoucher,
  updateVoucher: checkVoucherChange,
  createArticle: checkArticle,
  updateArticle: checkArticle,
  updateShopSettings: checkShopSettings,
}

export const guards: Guards = { signIn: throttleSignIn }
