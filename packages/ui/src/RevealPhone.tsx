import { useTranslate } from '@bandari/i18n/react'
import { useState } from 'react'
import { Button, type ButtonLook, buttonClass } from './Button.tsx'
import { Icon } from './Icon.tsx'

export interface RevealPhoneProps extends ButtonLook {
  /** As it is printed; the link dials its digits. */
  phone: string
  label?: string
  onReveal?: () => void
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
  const { phone, label = t('ui.revealPhone'), onReveal, variant = 'secondary', ...look } = props
  const [isRevealed, setRevealed] = useState(false)
  if (isRevealed) {
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
    <Button variant={variant} {...look} onClick={reveal}>
      <Icon outline="phone" />
      {label}
    </Button>
  )
}
