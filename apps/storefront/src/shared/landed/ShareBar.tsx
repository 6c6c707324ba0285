import type { PlainMessageId } from '@bandari/i18n'
import { useFormat, useTranslate } from '@bandari/i18n/react'
import type { LandedLine } from '@bandari/sdk'
import css from './ShareBar.module.css'
import { type CostGroup, sharesOf } from './shares.ts'

const words: Record<CostGroup, PlainMessageId> = {
  car: 'door.share.car',
  ship: 'door.share.ship',
  duty: 'door.share.duty',
  others: 'door.share.others',
}

/** How much of the money goes where: a bar for the eye, the same as a list for everybody. */
export function ShareBar({ lines }: { lines: readonly LandedLine[] }) {
  const t = useTranslate()
  const format = useFormat()
  const shares = sharesOf(lines)
  if (shares.length < 2) return null
  return (
    <div>
      <div className={css.bar} aria-hidden="true">
        {shares.map(({ part, percent }) => (
          <span key={part} className={css[part]} style={{ flexGrow: percent }} />
        ))}
      </div>
      <ul className={`plain-list ${css.legend}`} aria-label={t('door.shares')}>
        {shares.map(({ part, percent }) => (
          <li key={part} className={css.entry}>
            <span className={`${css.dot} ${css[part]}`} aria-hidden="true" />
            {t('door.shareOf', { part: t(words[part]), percent: format.percent(percent) })}
          </li>
        ))}
      </ul>
    </div>
  )
}
