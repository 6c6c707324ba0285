import type { VendorOrder } from '@bandari/sdk'
import { toDecimal } from '../../core/money.ts'
import { pictureUrl } from '../../stock/catalogue/search/vehicle.view.ts'
import { prodClassOf } from '../../stock/listings/listing.view.ts'
import type { Duty } from './read-vendor-orders.ts'
import { buyersFieldsAt } from './seller-duty.ts'

export function vendorOrderView(
  { line, state, act, by, isLate }: Duty,
  origin: string,
): VendorOrder {
  const isShown = buyersFieldsAt(state).includes('destination')
  return {
    id: line.id,
    prod_id: line.product_id,
    prod_class: prodClassOf(line),
    title: line.title,
    image: pictureUrl(origin, line.media_hash),
    stock_number: line.vendor_reference,
    reference: line.reference,
    number: line.number,
    placed_at: line.date_placed.toISOString(),
    quantity: line.quantity,
    price: toDecimal(line.goods),
    currency: line.currency,
    state,
    act,
    by,
    is_late: isLate,
    papers: line.papers,
    sent: line.sent,
    handed_over: line.handed_over,
    destination: isShown
      ? { country: line.destination_country, port: line.destination_port }
      : null,
  }
}
