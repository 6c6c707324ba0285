import type { QuoteCharge, SupportQuote } from '@bandari/sdk'
import { toDecimal, tradeCurrency } from '../../core/money.ts'
import { dueAt } from './answer-deadline.ts'
import type { QuoteRecord } from './quote-records.ts'
import { quotedCharge } from '../../pricing/cost-lines/quoted-charge.ts'
import { totalsOf } from '../../pricing/cost-lines/totals.ts'
import { titleWithChoice } from '../../stock/catalogue/product/choices.ts'

export function supportQuoteView(quote: QuoteRecord): SupportQuote {
  const { lines, stands } = quote
  const charges = chargesView(quote)
  const { goods, charge } = totalsOf(lines, null)
  return {
    id: quote.id,
    version: quote.version,
    state: quote.state,
    user_id: quote.account_id,
    user_email: quote.email,
    user_name: `${quote.first_name} ${quote.last_name}`,
    contact_number: quote.quote_contact ?? '',
    user_request: quote.quote_note ?? '',
    requested_at: quote.quote_requested_at.toISOString(),
    due_at: dueAt(quote.quote_requested_at).toISOString(),
    destination_code: charges[0]?.destination_code ?? null,
    destination_port: charges[0]?.destination_port ?? null,
    destination_country: countryOf(lines)?.country ?? null,
    destination_country_code: countryOf(lines)?.country_code ?? null,
    insurance_requested: lines.some((line) => line.insurance_requested),
    discount_code: quote.voucher_code,
    currency: lines[0]?.currency ?? tradeCurrency,
    goods: toDecimal(goods),
    current_charge: toDecimal(charge),
    charges,
    lines: lines.map((line) => ({
      id: line.id,
      product_id: line.product_id,
      title: titleWithChoice(line),
      quantity: line.quantity,
      price: toDecimal(line.quantity * line.unitPrice),
      destination_code: line.option_code,
      destination_port: line.port,
      destination_country: line.country,
      destination_country_code: line.country_code,
      shipping_type: line.shipping_type,
      insurance_requested: line.insurance_requested,
      shipping_charge: toDecimal(line.charge),
    })),
    insurance: decimalOrNull(quote.quote_insurance),
    inspection: decimalOrNull(quote.quote_inspection),
    note: quote.quote_answer_note,
    valid_until: quote.quote_valid_until,
    is_expired: quote.isExpired,
    answered_at: quote.quote_answered_at?.toISOString() ?? null,
    answered_by: quote.answered_by,
    is_lapsed: quote.state === 'answered' && quote.order_id === null && !stands,
    order_id: quote.order_id,
    order_number: quote.order_number,
    assignee: quote.assignee,
    own_prices: null,
  }
}

const decimalOrNull = (amount: number | null) => (amount === null ? null : toDecimal(amount))

function countryOf(lines: QuoteRecord['lines']) {
  return lines.find(({ country_code }) => country_code !== null)
}

/**
 * The basket's destinations. The rule of one shipping method per order makes this one, but nothing here depends on it.
 */
function chargesView({ lines, quoted }: QuoteRecord): QuoteCharge[] {
  const places = new Map(lines.map((line) => [line.option_code, line]))
  return [...places.values()].map((line) => {
    const charge = quotedCharge(quoted, lines, line)
    return {
      destination_code: line.option_code,
      destination_port: line.port,
      shipping_charge: charge === null ? null : toDecimal(charge),
    }
  })
}
