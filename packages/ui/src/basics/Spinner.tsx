import { classNames } from './class-names.ts'
import css from './Spinner.module.css'

export interface SpinnerProps {
  /** px */
  size?: number
  className?: string | undefined
}

/** A turning ring, silent to screen readers. `Loading` is the one that speaks. */
export function Spinner({ size = 20, className }: SpinnerProps) {
  return (
    <span
      className={classNames(css.spinner, className)}
      style={{ width: size, height: size }}
      aria-hidden="true"
    />
  )
}
