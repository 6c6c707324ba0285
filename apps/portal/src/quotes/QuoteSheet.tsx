import type { QuoteLine, SupportQuote } from '@bandari/sdk'
import { storefrontPaths, storefrontUrl } from '../paths.ts'
import { formatMoment } from '../shared/dates.ts'
import { type Fact, FactList } from '../shared/FactList.tsx'
import { formatMoney } from '../shared/format.ts'
import { Section } from '../staff/record/Section.tsx'
import { AnswerPanel } from './AnswerPanel.tsx'
import css from './Quotes.module.css'
import { destinationOf } from './quote-words.ts'

/** The request beside the answer. */
export function QuoteSheet({ quote }: { quote: SupportQuote }) {
  const { lines, currency, user_request } = quote
  return (
    <div className={css.sheet}>
      <div className={css.asked}>
        {user_request !== '' && (
          <Section title="The buyer’s words">
            <blockquote className={css.words}>{user_request}</blockquote>
          </Section>
        )}
        <Section title="In the basket">
          <ul className={css.lines}>
            {lines.map((line) => (
              <Line key={line.id} line={line} currency={currency} />
            ))}
          </ul>
          <p className={css.goods}>
            <span>Goods{quote.discount_code !== null && ', before the discount'}</span>
            <strong>{formatMoney({ amount: quote.goods, currency })}</strong>
          </p>
        </Section>
      </div>
      <div className={css.answer}>
        <AnswerPanel quote={quote} />
      </div>
      <Section title="Who asks" className={css.person}>
        <FactList facts={factsOf(quote)} />
      </Section>
    </div>
  )
}

function Line({ line, currency }: { line: QuoteLine; currency: string }) {
  const { product_id, title, quantity, price, insurance_requested, shipping_type } = line
  const particulars = [
    `Quantity ${quantity}`,
    shipping_type,
    insurance_requested ? 'marine insurance wanted' : null,
  ]
  return (
    <li className={css.line}>
      <div className={css.what}>
        <a href={storefrontUrl(storefrontPaths.product(product_id))}>{title}</a>
        <p className={css.quiet}>{particulars.filter((each) => each !== null).join(' · ')}</p>
        <p className={css.quiet}>To {destinationOf(line)}</p>
      </div>
      <p className={css.price}>{formatMoney({ amount: price, currency })}</p>
    </li>
  )
}

function factsOf(quote: SupportQuote): Fact[] {
  const { user_email, contact_number } = quote
  return [
    { name: 'Buyer', value: quote.user_name },
    { name: 'E-mail', value: <a href={`mailto:${user_email}`}>{user_email}</a> },
    {
      name: 'Contact number',
      value: contact_number && (
        <a href={`tel:${contact_number.replaceAll(/[^+\d]/g, '')}`}>{contact_number}</a>
      ),
    },
    { name: 'Asked', value: formatMoment(quote.requested_at) },
    { name: 'Destination', value: destinationOf(quote) },
    { name: 'Insurance', value: quote.insurance_requested ? 'Requested' : 'Not requested' },
    { name: 'Discount code', value: quote.discount_code },
  ]
}
