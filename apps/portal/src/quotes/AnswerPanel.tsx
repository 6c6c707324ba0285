import type { SupportQuote } from '@bandari/sdk'
import { ErrorAlert, Notice } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { formatMoment } from '../shared/dates.ts'
import { formatMoney } from '../shared/format.ts'
import { Section } from '../staff/record/Section.tsx'
import { useSaveRecord } from '../staff/record/use-save-record.ts'
import { AnswerForm } from './AnswerForm.tsx'
import css from './Quotes.module.css'

/** The answer that was given, and the form while one may be given. */
export function AnswerPanel({ quote }: { quote: SupportQuote }) {
  const { save, isSaving, refusal } = useSaveRecord<SupportQuote>('support/quotes')
  const isOpen = quote.order_number === null && !quote.is_lapsed && quote.state !== 'closed'
  return (
    <Section
      title={quote.answered_at === null ? 'Your answer' : 'The answer'}
      className={css.panel}
    >
      {refusal !== null && <ErrorAlert title={refusal} />}
      <Given quote={quote} />
      {isOpen && (
        <AnswerForm
          // What is typed stays after a refusal, unless the basket goes somewhere else now.
          key={quote.charges.map(({ destination_code }) => destination_code).join(' ')}
          quote={quote}
          isSaving={isSaving}
          onSend={(answer) =>
            save({
              record: quote,
              changes: answer,
              done: `The quote has been sent to ${quote.user_email}.`,
            })
          }
        />
      )}
    </Section>
  )
}

function Given({ quote }: { quote: SupportQuote }) {
  const { answered_at, answered_by, current_charge: amount, currency, order_id } = quote
  return (
    <>
      {answered_at !== null && !quote.is_lapsed && (
        <p className={css.given}>
          <strong className={css.amount}>{formatMoney({ amount, currency })}</strong>
          <span className={css.quiet}>
            by {answered_by} on {formatMoment(answered_at)}
          </span>
        </p>
      )}
      {quote.note !== '' && order_id !== null && (
        <blockquote className={css.words}>{quote.note}</blockquote>
      )}
      {quote.is_lapsed && (
        <Notice kind="attention" title="The basket has changed">
          {answered_by} answered on {formatMoment(answered_at ?? '')}, for what was in the basket
          then. The buyer has to ask again.
        </Notice>
      )}
      {order_id !== null && (
        <Notice kind="success" title="Ordered">
          <Link to={paths.supportOrder(order_id)}>Order {quote.order_number}</Link>
        </Notice>
      )}
    </>
  )
}
