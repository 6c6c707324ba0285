import { formatDate } from '@bandari/i18n/format'
import { useTranslate, useTranslator } from '@bandari/i18n/react'
import { ErrorAlert, Notice, Spinner } from '@bandari/ui'
import { useEffect, useState } from 'react'
import { asRefusal } from '../api/refusal.ts'
import { useGetRequestConversationQuery } from '../api/request-answers.ts'
import { PageHead } from '../shared/page/PageHead.tsx'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { ReplyForm } from './ReplyForm.tsx'
import css from './RequestAnswersPage.module.css'

/** The token is in the fragment of the address, which browsers do not send: the page is the same for everybody. */
export const requestAnswersRoute: RouteModule = { Page: RequestAnswersPage }

/** For somebody without an account: what they asked by form, what was answered, and where they write back. */
function RequestAnswersPage() {
  const t = useTranslate()
  const token = useToken()
  return (
    <>
      <PageHead
        title={t('requestAnswers.title')}
        description={t('requestAnswers.description')}
        canonical={paths.requestAnswers()}
        isHidden
      />
      <div className={`container ${css.page}`}>
        <h1>{t('requestAnswers.title')}</h1>
        <noscript>
          <p>{t('requestAnswers.withoutScript')}</p>
        </noscript>
        {token === '' && <Unknown />}
        {token !== null && token !== '' && <Conversation key={token} token={token} />}
      </div>
    </>
  )
}

/** Null until the browser has been asked. */
function useToken(): string | null {
  const [token, setToken] = useState<string | null>(null)
  useEffect(() => {
    const read = () => setToken(location.hash.slice(1))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return token
}

function Unknown() {
  const t = useTranslate()
  return (
    <Notice kind="attention" live title={t('requestAnswers.unknown')}>
      {t('requestAnswers.unknownWhy')}
    </Notice>
  )
}

function Conversation({ token }: { token: string }) {
  const { t, locale } = useTranslator()
  const { data, error, refetch } = useGetRequestConversationQuery(token)
  if (!data && !error) return <Spinner />
  if (!data) {
    const status = error && asRefusal(error).status
    if (status === 404) return <Unknown />
    if (status === 429) return <ErrorAlert title={t('requestAnswers.tooMany')} />
    return <ErrorAlert title={t('requestAnswers.failed')} onRetry={() => void refetch()} />
  }
  const { reference, text, created_at, messages } = data
  const all = [{ side: 'guest' as const, text, at: created_at }, ...messages]
  return (
    <>
      <p>{t('requestAnswers.about', { reference })}</p>
      <ol className={css.messages}>
        {all.map((message) => (
          <li key={message.at} className={message.side === 'guest' ? css.own : undefined}>
            <p className={css.text}>{message.text}</p>
            <p className={css.quiet}>
              {t(message.side === 'guest' ? 'requestAnswers.you' : 'requestAnswers.us')} ·{' '}
              {formatDate(message.at.slice(0, 10), locale)}
            </p>
          </li>
        ))}
      </ol>
      <ReplyForm token={token} />
    </>
  )
}
