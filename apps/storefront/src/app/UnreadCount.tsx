import { useTranslate } from '@bandari/i18n/react'
import { useListThreadsQuery } from '../api/threads.ts'
import css from './Header.module.css'

const twoMinutes = 120_000

/** Messages that the signed-in person has not seen; its code is loaded only with a session. */
export function UnreadCount() {
  const t = useTranslate()
  const { data } = useListThreadsQuery(undefined, {
    pollingInterval: twoMinutes,
    skipPollingIfUnfocused: true,
  })
  const count = data?.unread ?? 0
  if (count === 0) return null
  return (
    <>
      <span className="visually-hidden">, {t('shell.unreadCount', { count })}</span>
      <span className={css.count} aria-hidden="true">
        {count}
      </span>
    </>
  )
}
