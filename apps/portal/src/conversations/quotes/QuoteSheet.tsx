import type { QuoteLine, SupportQuote } from '@bandari/sdk'
import { storefrontPaths, storefrontUrl } from '../../paths.ts'
import { formatMoment } from '../../shared/dates.ts'
import { type Fact, FactList } from '../../shared/FactList.tsx'
import { formatMoney } from '../../shared/format.ts'
import { Assignee } from '../../staff/answering/Assignee.tsx'
import { PersonNotes } from '../../staff/answering/PersonNotes.tsx'
import { Section } from '../../staff/record/Section.tsx'
import { useMay } from '../../staff/use-may.ts'
import { AnswerPanel } from './AnswerPanel.tsx'
import css from './Quotes.module.css'
import { destinationOf } from './quote-labels.ts'
import { t } from '../../language/translator.ts'

/** The request, shown next to the answer. */
export function QuoteSheet({ quote }: { quote: SupportQuote }) {
  const { lines, currency, user_request } = quote
  const mayRead = useMay('getSupportCustomer')
  return (
    <div className={css.sheet}>
      <div className={css.asked}>
        {user_request !== '' && (
          <Section title={t('staffQuotes.buyersWords')}>
            <blockquote className={css.words}>{user_request}</blockquote>
          </Section>
        )}
        <Section title={t('staffQuotes.inBasket')}>
          <ul className={css.lines}>
            {lines.map((line) => (
              <Line key={line.id} line={line} currency={currency} />
            ))}
          </ul>
          <p className={css.goods}>
            <span>
              {quote.discount_code === null ? t('staffQuotes.goods') : t('staffQuotes.goodsBefore')}
            </span>
            <strong>{formatMoney({ amount: quote.goods, currency })}</strong>
          </p>
        </Section>
      </div>
      <div className={css.answer}>
        <AnswerPanel quote={quote} />
      </div>
      <div className={css.person}>
        <Section title={t('staff.whoAsks')}>
          <FactList facts={factsOf(quote)} />
        </Section>
        <Assignee what="quote" id={quote.id} assignee={quote.assignee} />
        {mayRead && <PersonNotes id={quote.user_id} />}
      </div>
    </div>
  )
}

function Line({ line, currency }: { line: QuoteLine; currency: string }) {
  const { product_id, title, quantity, price, insurance_requested, shipping_type } = line
  const particulars = [
    t('staffQuotes.quantity', { count: quantity }),
    shipping_type,
    insurance_requested ? t('staffQuotes.insuranceWanted') : null,
  ]
  return (
    <li className={css.line}>
      <div className={css.what}>
        <a href={storefrontUrl(storefrontPaths.product(product_id))}>{title}</a>
        <p className={css.quiet}>{particulars.filter((each) => each !== null).join(' · ')}</p>
        <p className={css.quiet}>{lineDestination(line)}</p>
      </div>
      <p className={css.price}>{formatMoney({ amount: price, currency })}</p>
    </li>
  )
}

function lineDestination(line: QuoteLine): string {
  return line.destination_port === null && line.destination_country === null
    ? t('staffQuotes.noPortWanted')
    : t('staffQuotes.goesTo', { place: destinationOf(line) })
}

function factsOf(quote: SupportQuote): Fact[] {
  const { user_email, contact_number } = quote
  return [
    { name: t('staffQuotes.buyer'), value: quote.user_name },
    { name: t('portal.email'), value: <a href={`mailto:${user_email}`}>{user_email}</a> },
    {
      name: t('staff.contactNumber'),
      value: contact_number && (
        <a href={`tel:${contact_number.replaceAll(/[^+\d]/g, '')}`}>{contact_number}</a>
      ),
    },
    { name: t('staffQuotes.asked'), value: formatMoment(quote.requested_at) },
    { name: t('staff.destination'), value: destinationOf(quote) },
    {
      name: t('staff.insurance'),
      value: quote.insurance_requested
        ? t('staff.insuranceRequested')
        : t('staff.insuranceNotRequested'),
    },
    { name: t('staff.discountCode'), value: quote.discount_code },
  ]
}
