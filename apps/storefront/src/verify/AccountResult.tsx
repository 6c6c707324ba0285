import { useTranslate } from '@bandari/i18n/react'
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
      {!isFetching && data && (
        <Notice
          kind={data.is_ours ? 'success' : 'attention'}
          title={t(data.is_ours ? 'verify.ours' : 'verify.notOurs')}
        >
          {t(data.is_ours ? 'verify.oursWhy' : 'verify.notOursWhy', { account })}
        </Notice>
      )}
    </div>
  )
}
