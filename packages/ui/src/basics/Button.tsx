import type { ComponentProps } from 'react'
import css from './Button.module.css'
import { classNames } from './class-names.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonLook {
  /** `primary` is the one sunrise action of a screen. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** Fills the width it is given. */
  wide?: boolean
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Keeps its width and focus, shows a spinner and ignores clicks. */
  loading?: boolean
}

/** The class of a button, for links that look like one: `<Link className={buttonClass()} …>`. */
export function buttonClass(look: ButtonLook = {}, className?: string): string {
  const { variant = 'primary', size = 'medium', wide } = look
  return classNames(css.button, css[variant], css[size], wide && css.wide, className)
}

export function Button(props: ButtonProps) {
  const { variant, size, wide, loading = false, className, children, onClick, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
    >
      {loading ? (
        <>
          <span className={css.covered}>{children}</span>
          <Spinner className={css.spinner} />
        </>
      ) : (
        children
      )}
    </button>
  )
}
