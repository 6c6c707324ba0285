import { useTranslate } from '@bandari/i18n/react'
import { useState } from 'react'
import { Button, type ButtonLook, buttonClass } from '../basics/Button.tsx'
import { Icon } from '../basics/Icon.tsx'

export interface RevealPhoneProps extends ButtonLook {
  /** As it is printed; the link dials its digits. Null until it was fetched. */
  phone: string | null
  label?: string
  /** Asks for it, where it is not known before the press. */
  onReveal?: () => void
  loading?: boolean
  /** The button's name where it is pressed before its code has come. */
  'data-alive-later'?: string
}

/**
 * The button that had the focus is gone; its successor takes it and is read out. One function for every render,
 * or each would take the focus again.
 */
function takeFocus(link: HTMLAnchorElement | null) {
  link?.focus()
}

/** The number is not on the page until it is asked for (buyer spec §2). */
export function RevealPhone(props: RevealPhoneProps) {
  const t = useTranslate()
  const {
    phone,
    label = t('ui.revealPhone'),
    onReveal,
    loading,
    variant = 'secondary',
    ...look
  } = props
  const [isRevealed, setRevealed] = useState(false)
  // What had to be fetched was asked for.
  if ((isRevealed || onReveal) && phone !== null) {
    return (
      <a
        ref={takeFocus}
        className={buttonClass({ variant, ...look }, 'tabular')}
        href={`tel:${phone.replace(/[^+\d]/g, '')}`}
      >
        <Icon outline="phone" />
        {phone}
      </a>
    )
  }
  const reveal = () => {
    setRevealed(true)
    onReveal?.()
  }
  return (
    <Button variant={variant} {...look} loading={loading} onClick={reveal}>
      <Icon outline="phone" />
      {label}
    </Button>
  )
}
