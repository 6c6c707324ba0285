import { formatDate } from '@bandari/i18n/format'
import { useTranslate, useTranslator } from '@bandari/i18n/react'
import type { AccountCheck } from '@bandari/sdk'
import { ErrorAlert, Notice, Spinner } from '@bandari/ui'
import { useVerifyAccountQuery } from '../api/invoices.ts'
import { asRefusal } from '../api/refusal.ts'
import css from './VerifyPage.module.css'

/** Yes or no, and what follows. */
export function AccountResult({ account }: { account: string }) {
  const t = useTranslate()
  const { data, error, isFetching, refetch } = useVerifyAccountQuery(account)
  const isTooMuch = error && asRefusal(error).status === 429
  return (
    <div className={css.result} aria-live="polite" aria-busy={isFetching}>
      {isFetching && <Spinner />}
      {!isFetching && isTooMuch && <ErrorAlert title={t('verify.tooMany')} />}
      {!isFetching && error && !isTooMuch && (
        <ErrorAlert title={t('verify.failed')} onRetry={() => void refetch()} />
      )}
      {!isFetching && data && <Answer account={account} check={data} />}
    </div>
  )
}

function Answer({ account, check }: { account: string; check: AccountCheck }) {
  const { t, locale } = useTranslator()
  const { is_ours: isOurs, was_ours_until: until } = check
  if (until !== null) {
    const day = formatDate(until.slice(0, 10), locale)
    return (
      <Notice kind="attention" title={t('verify.wasOurs')}>
        {t('verify.wasOursWhy', { account, day })}
      </Notice>
    )
  }
  return (
    <Notice
      kind={isOurs ? 'success' : 'attention'}
      title={t(isOurs ? 'verify.ours' : 'verify.notOurs')}
    >
      {t(isOurs ? 'verify.oursWhy' : 'verify.notOursWhy', { account })}
    </Notice>
  )
}
