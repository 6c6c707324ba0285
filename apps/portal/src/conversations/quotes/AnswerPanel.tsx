import type { SupportQuote } from '@bandari/sdk'
import { ErrorAlert, Notice } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { formatDay, formatMoment } from '../../shared/dates.ts'
import { formatLabelled, formatMoney } from '../../shared/format.ts'
import { useNextOne } from '../../staff/answering/use-next-one.ts'
import { Section } from '../../staff/record/Section.tsx'
import { useSaveRecord } from '../../staff/record/use-save-record.ts'
import { AnswerForm } from './AnswerForm.tsx'
import css from './Quotes.module.css'
import { t } from '../../language/translator.ts'

/** The answer that was given, and the form while one may be given. */
export function AnswerPanel({ quote }: { quote: SupportQuote }) {
  const { save, isSaving, refusal } = useSaveRecord<SupportQuote>('support/quotes')
  const { go } = useNextOne('support/quotes', quote.id)
  const isOpen = quote.order_number === null && !quote.is_lapsed && quote.state !== 'closed'
  return (
    <Section
      title={quote.answered_at === null ? t('staffQuotes.yourAnswer') : t('staffQuotes.theAnswer')}
      className={css.panel}
    >
      {refusal !== null && <ErrorAlert title={refusal} />}
      <GivenAnswer quote={quote} />
      {isOpen && (
        <AnswerForm
          // What is typed stays after a refusal, unless the basket goes somewhere else now.
          key={quote.charges.map(({ destination_code }) => destination_code).join(' ')}
          quote={quote}
          isSaving={isSaving}
          onNext={go}
          onSend={(answer, onDone) =>
            save({
              record: quote,
              changes: answer,
              done: t('staffQuotes.sentTo', { email: quote.user_email }),
              onDone,
            })
          }
        />
      )}
    </Section>
  )
}

/** What was answered beside the charge. */
function extrasOf({ insurance, inspection }: SupportQuote): [string, string][] {
  return [
    ...(insurance === null ? [] : ([[t('staff.insurance'), insurance]] as [string, string][])),
    ...(inspection === null
      ? []
      : ([[t('staffQuotes.inspection'), inspection]] as [string, string][])),
  ]
}

function GivenAnswer({ quote }: { quote: SupportQuote }) {
  const { answered_at, answered_by, current_charge: amount, currency, order_id } = quote
  const { valid_until } = quote
  return (
    <>
      {answered_at !== null && !quote.is_lapsed && !quote.is_expired && (
        <p className={css.given}>
          <strong className={css.amount}>{formatMoney({ amount, currency })}</strong>
          <span className={css.quiet}>
            {t('staffQuotes.answeredBy', {
              name: answered_by ?? '',
              moment: formatMoment(answered_at),
            })}
          </span>
          {extrasOf(quote).map(([name, value]) => (
            <span key={name} className={css.quiet}>
              {formatLabelled(name, formatMoney({ amount: value, currency }))}
            </span>
          ))}
          {valid_until !== null && (
            <span className={css.quiet}>
              {t('staffQuotes.until')} {formatDay(valid_until)}
            </span>
          )}
        </p>
      )}
      {quote.note !== '' && order_id !== null && (
        <blockquote className={css.words}>{quote.note}</blockquote>
      )}
      {quote.is_lapsed && (
        <Notice kind="attention" title={t('staffQuotes.basketChanged')}>
          {t('staffQuotes.basketChangedWhy', {
            name: answered_by ?? '',
            moment: formatMoment(answered_at ?? ''),
          })}
        </Notice>
      )}
      {quote.is_expired && !quote.is_lapsed && valid_until !== null && (
        <Notice kind="attention" title={t('staffQuotes.expired')}>
          {t('staffQuotes.expiredWhy', { day: formatDay(valid_until) })}
        </Notice>
      )}
      {order_id !== null && (
        <Notice kind="success" title={t('staffQuotes.ordered')}>
          <Link to={paths.supportOrder(order_id)}>
            {t('staffQuotes.order', { number: quote.order_number ?? '' })}
          </Link>
        </Notice>
      )}
    </>
  )
}
