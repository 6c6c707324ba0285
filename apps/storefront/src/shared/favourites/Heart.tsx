import { useTranslate } from '@bandari/i18n/react'
import { classNames } from '@bandari/ui'
import { useState } from 'react'
import { useEarlyPress } from '../purchase/early-press.ts'
import css from './Heart.module.css'
import { outcomeSentence } from './outcome-sentence.ts'
import { type Keepable, type Outcome, useFavourites } from './use-favourites.ts'

export interface HeartProps extends Keepable {
  title: string
  /** In the corner of a card's picture, at the end of its line or where it starts; or with words beside it. */
  look: 'card' | 'start' | 'words'
}

const looks = { card: css.onCard, start: css.atStart, words: css.withWords } as const

/** The header's, drawn here: each icon of the set that a further page uses is then loaded by every page. */
const outline =
  'M20.8 5.6a5.4 5.4 0 0 0-7.7 0L12 6.7l-1.1-1.1a5.4 5.4 0 0 0-7.7 7.7L12 21.1l8.8-7.8a5.4 5.4 0 0 0 0-7.7z'

/** Keeps a product, or keeps it no longer; its name stays the same, and whether it is pressed says which. */
export function Heart({ title, look, product, price, currency }: HeartProps) {
  const t = useTranslate()
  const { isKept, keep, drop } = useFavourites()
  // Shown at once; what the API says of it counts as soon as it is there.
  const [wish, setWish] = useState<boolean | null>(null)
  const [problem, setProblem] = useState<Outcome>(null)
  const isPressed = wish ?? isKept(product)
  const press = async () => {
    setWish(!isPressed)
    setProblem(null)
    const outcome = isPressed ? await drop(product) : await keep({ product, price, currency })
    setWish(null)
    setProblem(outcome)
  }
  const early = useEarlyPress(`heart ${product} ${look}`, () => {
    // Before the page was alive it was drawn empty for everybody: the press meant to keep.
    if (!isPressed) void press()
  })
  return (
    <>
      <button
        type="button"
        className={classNames(css.heart, looks[look])}
        aria-pressed={isPressed}
        aria-label={t('favourites.keep', { title })}
        onClick={() => void press()}
        {...early}
      >
        <svg width="24" height="24" viewBox="0 0 24 24" strokeLinejoin="round" aria-hidden="true">
          <path d={outline} />
        </svg>
        {look === 'words' && t('favourites.favourite')}
      </button>
      {problem !== null && (
        <span className={css.problem} role="alert">
          {outcomeSentence(t, problem)}
        </span>
      )}
    </>
  )
}
