import { useEffect, useRef } from 'react'
import css from './UpgradeWizard.module.css'

export interface StepHeadingProps {
  /** After a step, so that keyboard and screen reader go on where the new one begins. */
  isFocused: boolean
  children: string
}

export function StepHeading({ isFocused, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The browser's focus is outside React; only arriving at a step moves it.
  useEffect(() => {
    if (isFocused) heading.current?.focus()
  }, [isFocused])
  return (
    <h2 ref={heading} className={css.heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
