import type { OperationId } from '../../core/contract.ts'
import type { MayView } from '../../platform/http/admit.ts'

/**
 * What a member of staff may read who looks at the shop as a customer: what its pages show. What is not named is refused:
 * second factors, sign-ins, the copy of the data, papers, payment slips, the consignee, payouts, and all of a seller's.
 */
const shown: readonly OperationId[] = [
  'getBasket',
  'getBasketById',
  'getBasketLine',
  'getDelivery',
  'getLineAttribute',
  'getOrder',
  'getOrderFollowing',
  'getOrderLine',
  'getOrderThread',
  'getPaymentStates',
  'getProfile',
  'getThread',
  'getUser',
  'listAddresses',
  'listAlerts',
  'listBasketFits',
  'listBasketLandedPrices',
  'listBasketLines',
  'listFavourites',
  'listGarage',
  'listOrderLandedPrices',
  'listOrderLines',
  'listOrderReviews',
  'listOrders',
  'listOwnOffers',
  'listPaymentMethods',
  'listShippingMethods',
  'listThreads',
]

/** Whatever the public may read, too; of writes only the end of the view. */
export const mayView: MayView = (operationId, { method, writes, secured }) => {
  if (operationId === 'signOut') return true
  return method === 'get' && !writes && (!secured || shown.includes(operationId))
}
