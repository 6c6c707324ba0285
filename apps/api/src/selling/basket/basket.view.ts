import type { Basket, BasketLine, LineAttribute } from '@bandari/sdk'
import { choicesOf } from '../../stock/catalogue/product/choices.ts'
import { pictureUrl } from '../../stock/catalogue/search/vehicle.view.ts'
import { toDecimal } from '../../core/money.ts'
import { optionUrl } from '../../pricing/tariffs/options.view.ts'
import type { CostFacts } from '../../pricing/cost-lines/cost-labels.ts'
import { costLinesView } from '../../pricing/cost-lines/cost-line.view.ts'
import { isDetermined } from '../../pricing/tariffs/tariff.ts'
import type { Contents, ContentsLine } from './contents.ts'
import { roomFor } from './stock-rules.ts'
import { voucherDiscounts } from '../discounts/voucher.view.ts'
import { warningFor } from './warning.ts'

export function basketUrl(id: number, origin: string): string {
  return `${origin}/api/baskets/${id}/`
}

export function basketView(contents: Contents, origin: string): Basket {
  const { id, destined, voucher } = contents
  const net = toDecimal(contents.net)
  const goods = toDecimal(contents.goods)
  const isEmpty = contents.lines.length === 0
  return {
    id,
    url: basketUrl(id, origin),
    lines: `${basketUrl(id, origin)}lines/`,
    owner: `${origin}/api/users/${contents.account_id}/`,
    status: contents.status,
    total_excl_tax: net,
    total_incl_tax: net,
    total_excl_tax_excl_discounts: goods,
    total_incl_tax_excl_discounts: goods,
    total_tax: '0.00',
    currency: contents.currency,
    voucher_discounts: voucherDiscounts(voucher, contents.discount),
    offer_discounts: [],
    cost_lines: costLinesView(contents.costLines, factsOf(contents)),
    is_tax_known: !isEmpty,
    ...(contents.lost.length > 0 && { lost: contents.lost }),
    is_shipping_requested: contents.quote === 'pending',
    shipping_quote: shippingQuote(contents),
    shippingChargeOption: chargeOption(contents, origin),
    destinationPort: destined?.port ?? null,
    destinationCode: contents.methodCode,
    destinationCountry: contents.country?.name ?? null,
    destinationCountryCode: contents.country?.code ?? null,
    discountCode: voucher?.code ?? null,
    discount_state: contents.voucherState,
    promoCode: contents.promo_code,
    insurance_requested: contents.lines.some((line) => line.insurance_requested),
    total: net,
    totalCost: toDecimal(contents.total),
  }
}

/** The method has a name once something is ordered. */
function factsOf({ voucher }: Contents): CostFacts {
  const { code = null, name = null, offer = null } = voucher ?? {}
  return { code, name, offer, method: null, type: null, port: null }
}

function chargeOption(
  { destined, quote, charge }: Contents,
  origin: string,
): Basket['shippingChargeOption'] {
  if (destined && destined.shipping_option_id !== null) {
    return {
      value: toDecimal(destined.charge),
      option: optionUrl(destined.shipping_option_id, origin),
    }
  }
  return quote === 'answered' ? { value: toDecimal(charge), option: null } : null
}

function shippingQuote({
  quote,
  charge,
  quote_requested_at,
  quote_answered_at,
  quote_answer_note,
  quote_valid_until,
  quotedExtras,
  isQuoteOver,
}: Contents): Basket['shipping_quote'] {
  if (quote === null || quote_requested_at === null) return null
  return {
    state: quote,
    requested_at: quote_requested_at.toISOString(),
    answered_at: quote_answered_at?.toISOString() ?? null,
    shipping_charge: quote === 'answered' ? toDecimal(charge) : null,
    insurance: decimalOrNull(quotedExtras.insurance),
    inspection: decimalOrNull(quotedExtras.inspection),
    note: quote_answer_note,
    valid_until: quote_valid_until,
    is_expired: isQuoteOver,
  }
}

const decimalOrNull = (amount: number | null) => (amount === null ? null : toDecimal(amount))

/** All prices are of the whole line (contract 2.2). */
export function lineView(line: ContentsLine, contents: Contents, origin: string): BasketLine {
  const product = `${origin}/api/products/${line.product_id}/`
  const net = toDecimal(line.net)
  const goods = toDecimal(line.goods)
  return {
    url: lineUrl(line, origin),
    product,
    product_id: line.product_id,
    title: line.title,
    primary_image: line.partner_picture ?? pictureUrl(origin, line.media_hash),
    quantity: line.quantity,
    max_quantity: roomFor(line, contents.lines),
    shipping_type: line.shipping_type,
    choices: choicesOf(line),
    choice: { size: line.chosen_size, colour: line.chosen_colour },
    attributes: attributesOf(line, origin),
    price_currency: line.currency,
    price_excl_tax: net,
    price_incl_tax: net,
    price_excl_tax_excl_discounts: goods,
    price_incl_tax_excl_discounts: goods,
    has_discount: line.discount > 0,
    is_tax_known: true,
    warning: warningFor(line),
    offer: offerOf(line),
    destination_port: line.port,
    destination_country: line.country,
    destination_country_code: line.country_code,
    basket: basketUrl(line.basket_id, origin),
    stockrecord: `${product}stockrecords/`,
    date_created: line.date_created.toISOString(),
    date_updated: line.date_updated.toISOString(),
  }
}

/** An offer that has run out is left out: the line says that its price changed. */
function offerOf({
  offer_id: id,
  offer_price: price,
  offer_ends_at: end,
  unitPrice,
}: ContentsLine) {
  if (id === null || end === null || price !== unitPrice) return null
  return { id, held_until: end.toISOString() }
}

type WithOption = Pick<ContentsLine, 'id' | 'basket_id' | 'shipping_option_id' | 'charge'>

export function lineUrl(
  { id, basket_id }: Pick<WithOption, 'id' | 'basket_id'>,
  origin: string,
): string {
  return `${basketUrl(basket_id, origin)}lines/${id}/`
}

/** A line has at most one option, so its attribute is named after that. */
export function attributesOf(line: WithOption, origin: string): LineAttribute[] {
  const option = line.shipping_option_id
  if (option === null) return []
  return [
    {
      url: `${lineUrl(line, origin)}lineattributes/${option}/`,
      option: optionUrl(option, origin),
      value: isDetermined(line.charge) ? toDecimal(line.charge) : '0',
    },
  ]
}
