import type { PlainMessageId, Translator } from '@bandari/i18n'
import { formatDate, formatMoney } from '@bandari/i18n/format'
import { useTranslate, useTranslator } from '@bandari/i18n/react'
import type { InvoiceCheck } from '@bandari/sdk'
import { ErrorAlert, Notice, type NoticeProps, SpecTable, Spinner } from '@bandari/ui'
import { useVerifyInvoiceQuery } from '../api/invoices.ts'
import { asRefusal } from '../api/refusal.ts'
import css from './VerifyPage.module.css'

/** The result of the check, announced to screen readers. */
export function InvoiceResult({ code }: { code: string }) {
  const { data, error, isFetching, refetch } = useVerifyInvoiceQuery(code)
  return (
    <div className={css.result} aria-live="polite" aria-busy={isFetching}>
      {isFetching ? (
        <Spinner />
      ) : data ? (
        <KnownInvoice invoice={data} />
      ) : (
        error && <Unknown status={asRefusal(error).status} onRetry={() => void refetch()} />
      )}
    </div>
  )
}

const looks: Record<
  InvoiceCheck['state'],
  { kind: NonNullable<NoticeProps['kind']>; title: PlainMessageId; words: PlainMessageId }
> = {
  'to-pay': { kind: 'success', title: 'verify.real', words: 'verify.payOnly' },
  paid: { kind: 'success', title: 'verify.real', words: 'verify.paid' },
  replaced: { kind: 'attention', title: 'verify.replaced', words: 'verify.replacedWhy' },
  cancelled: { kind: 'attention', title: 'verify.cancelled', words: 'verify.payNot' },
}

function KnownInvoice({ invoice }: { invoice: InvoiceCheck }) {
  const { t, locale } = useTranslator()
  const { number, buyer, amount, currency, issued_at, account, account_since: since } = invoice
  const { kind, title, words } = wordsOf(invoice, { t, locale })
  const facts = [
    { label: t('verify.number'), value: number },
    { label: t('verify.buyer'), value: buyer },
    { label: t('verify.amount'), value: formatMoney({ amount, currency }, locale) },
    { label: t('verify.issued'), value: dayOf(issued_at, locale) },
  ]
  return (
    <>
      <Notice kind={kind} title={title}>
        {words}
      </Notice>
      <SpecTable rows={facts} />
      {account.length > 0 && (
        <>
          <h3 className={css.heading}>{t('verify.theAccount')}</h3>
          <SpecTable rows={account} />
          {since !== null && <p>{t('verify.accountSince', { day: dayOf(since, locale) })}</p>}
          <p>{t('verify.compare')}</p>
        </>
      )}
    </>
  )
}

/** Says since when the account of an invoice has ended: its holder may have paid to that account. */
function wordsOf(
  { state, account_ended_at: ended, latest_issued_at: latest }: InvoiceCheck,
  { t, locale }: Pick<Translator, 't' | 'locale'>,
) {
  const { kind, title, words } = looks[state]
  if (ended === null) {
    const which =
      state === 'replaced' ? ` ${t('verify.latest', { day: dayOf(latest, locale) })}` : ''
    return { kind, title: t(title), words: `${t(words)}${which}` }
  }
  const day = dayOf(ended, locale)
  return {
    kind,
    title: t('verify.replacedAccount'),
    words: t('verify.replacedAccountWhy', { day }),
  }
}

function dayOf(moment: string, locale: string): string {
  return formatDate(moment.slice(0, 10), locale)
}

/** An unknown code is a warning; any other failure is no evidence about the invoice. */
function Unknown({ status, onRetry }: { status: number; onRetry: () => void }) {
  const t = useTranslate()
  if (status === 404) {
    return (
      <Notice kind="attention" title={t('verify.unknown')}>
        {t('verify.unknownWhy')}
      </Notice>
    )
  }
  if (status === 429) return <ErrorAlert title={t('verify.tooMany')} />
  return <ErrorAlert title={t('verify.failed')} onRetry={onRetry} />
}
