import { useTranslate } from '@bandari/i18n/react'
import { useState } from 'react'
import { Button } from '../basics/Button.tsx'
import { Notice } from './Notice.tsx'
import css from './OfflineNotice.module.css'

export interface WaitingLetter {
  key: string
  /** What was written, to tell it by. */
  text: string
  /** Why the shop did not take it; null while it waits. */
  refused: string | null
}

export interface OfflineNoticeProps {
  isOffline: boolean
  /** Something on the page is not of today's network. */
  isKept: boolean
  /** Something on it is not on the device. */
  isMissing: boolean
  /** How old it is, in words. */
  when: string
  letters: readonly WaitingLetter[]
  /** The page is one of ordering or paying. */
  isOfMoney?: boolean
  /** False when it has gone already. */
  onWithdraw: (key: string) => Promise<boolean>
}

/** What a page without a network says of itself, and what waits for the network. Nothing where there is neither. */
export function OfflineNotice(props: OfflineNoticeProps) {
  const { isOffline, isKept, isMissing, when, letters, isOfMoney = false, onWithdraw } = props
  const t = useTranslate()
  const isStale = isOffline || isKept
  if (!isStale && letters.length === 0) return null
  return (
    <div className={css.notices}>
      {isStale && (
        <Notice kind="attention" live>
          <p>{t(isOffline ? 'offline.isOffline' : 'offline.isKept', { when })}</p>
          {isMissing && <p>{t('offline.isMissing')}</p>}
          {isOfMoney && <p>{t('offline.cannotWait')}</p>}
          {!isOffline && (
            <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
              {t('offline.again')}
            </Button>
          )}
        </Notice>
      )}
      {letters.length > 0 && <Letters letters={letters} onWithdraw={onWithdraw} />}
    </div>
  )
}

function Letters({ letters, onWithdraw }: Pick<OfflineNoticeProps, 'letters' | 'onWithdraw'>) {
  const t = useTranslate()
  const [isLate, setLate] = useState(false)
  const withdraw = async (key: string) => setLate(!(await onWithdraw(key)))
  return (
    <Notice title={t('offline.waiting')} live>
      <p>{t('offline.waitingHow')}</p>
      {isLate && <p>{t('offline.gone')}</p>}
      <ul className={css.letters}>
        {letters.map(({ key, text, refused }) => (
          <li key={key} className={css.letter}>
            <span className={css.text}>
              {text}
              {refused !== null && <em>{t('offline.refused', { said: refused })}</em>}
            </span>
            <Button
              variant="secondary"
              size="small"
              aria-label={t('offline.withdrawOf', { text })}
              onClick={() => void withdraw(key)}
            >
              {t('offline.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
