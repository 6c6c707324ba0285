import { useTranslate } from '@bandari/i18n/react'
import { useEffect } from 'react'
import { useListThreadsQuery } from '../api/threads.ts'
import css from './Header.module.css'

const twoMinutes = 120_000

/** Messages that the signed-in person has not seen; its code is loaded only with a session. */
export function UnreadCount() {
  const t = useTranslate()
  const { data, refetch } = useListThreadsQuery()
  // RTK Query's own polling is left out of the build (`vite.config.ts`).
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void refetch()
    }, twoMinutes)
    return () => clearInterval(timer)
  }, [refetch])
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
