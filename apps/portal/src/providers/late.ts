/** Calls that few make: the frame fetches them with the first of them. */
export { getOrderConsignee, getSupportOrderConsignee } from './consignee.ts'
export { getOfferFloor, listOwnOffers } from './offers.ts'
export {
  getDelivery,
  getOrderPapers,
  getSupportDelivery,
  getSupportOrderPapers,
} from './papers.ts'
export { getPriceListPreview } from './price-lists.ts'
export { getAskedProduct, getThread } from './threads.ts'
