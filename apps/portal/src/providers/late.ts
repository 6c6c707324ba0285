/** Rare calls: the frame fetches this module when the first of them is made. */
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
