import type { PlainMessageId } from '@bandari/i18n'
import { useTranslate } from '@bandari/i18n/react'
import type { LandedPrice } from '@bandari/sdk'
import css from './VerdictMark.module.css'

type Verdict = LandedPrice['verdict']

const ring = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z'

/** Outlines of our own on a grid of 24 px: each icon of the set that a further page uses is then loaded by every page. */
const marks: Record<Verdict, { outline: string; words: PlainMessageId }> = {
  ok: { outline: `${ring}M8 12.5l2.8 2.8L16 9.5`, words: 'door.verdict.ok' },
  warn: {
    outline:
      'M12 9v4.5M12 17v.01M10.3 4.3L2.6 17.5A2 2 0 0 0 4.3 20.5h15.4a2 2 0 0 0 1.7-3L13.7 4.3a2 2 0 0 0-3.4 0z',
    words: 'door.verdict.warn',
  },
  permit: {
    outline: 'M14 3H6v18h12V7zM14 3v4h4M9 14l2 2 4-4',
    words: 'door.verdict.permit',
  },
  unknown: {
    outline: `${ring}M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.5M12 16.5v.01`,
    words: 'door.verdict.unknown',
  },
  block: { outline: `${ring}M5.7 5.7l12.6 12.6`, words: 'door.verdict.block' },
}

/** Whether a car may enter: a mark and words; the colour only repeats them. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  const t = useTranslate()
  const { outline, words } = marks[verdict]
  return (
    <span className={`${css.mark} ${css[verdict]}`}>
      <svg
        width="18"
        height="18"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={outline} />
      </svg>
      {t(words)}
    </span>
  )
}
