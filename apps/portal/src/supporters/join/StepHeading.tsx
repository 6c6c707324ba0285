import { useEffect, useRef } from 'react'
import css from './UpgradeWizard.module.css'

export interface StepHeadingProps {
  /** Takes the focus after a step, so that keyboard and screen reader continue there. */
  isFocused: boolean
  children: string
}

export function StepHeading({ isFocused, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Focus belongs to the browser, not to React; only arriving at a step moves it.
  useEffect(() => {
    if (isFocused) heading.current?.focus()
  }, [isFocused])
  return (
    <h2 ref={heading} className={css.heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
