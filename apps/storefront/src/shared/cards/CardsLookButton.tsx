import { useTranslate } from '@bandari/i18n/react'
import { Button } from '@bandari/ui'
import { useEarlyPress } from '../purchase/early-press.ts'
import css from './DenseCard.module.css'
import { chooseCardsLook, useCardsLook } from './use-cards-look.ts'

/** On a phone: large pictures, or six cars in two screens. */
export function CardsLookButton() {
  const t = useTranslate()
  const isLarge = useCardsLook() === 'large'
  const change = () => chooseCardsLook(isLarge ? 'dense' : 'large')
  const early = useEarlyPress('cards-look', change)
  return (
    <Button
      variant="secondary"
      className={css.look}
      aria-pressed={isLarge}
      aria-label={t('shared.largePictures')}
      title={t('shared.largePictures')}
      onClick={change}
      {...early}
    >
      {/* Drawn here: each icon of the set that a further page uses is then loaded by every page. */}
      <svg
        width="22"
        height="22"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentcolor"
        strokeWidth="2"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 5" />
      </svg>
    </Button>
  )
}
