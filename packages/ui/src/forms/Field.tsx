import { useTranslate } from '@bandari/i18n/react'
import { type ReactNode, useId } from 'react'
import css from './Field.module.css'
import { Icon } from '../basics/Icon.tsx'

/** Attributes that tie a control to its label, hint and error; spread them on the control. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** Shown and tied to the control when it is not empty. */
  error?: string | null | undefined
  /** Adds “(optional)” to the label; everything else is required. */
  optional?: boolean
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean
  /** Generated unless given. */
  id?: string
  children: (control: FieldControl) => ReactNode
}

export function Field({ label, hint, error, optional, labelHidden, id, children }: FieldProps) {
  const t = useTranslate()
  const generatedId = useId()
  const controlId = id ?? generatedId
  const hintId = hint ? `${controlId}-hint` : ''
  const errorId = error ? `${controlId}-error` : ''
  return (
    <div className={css.field}>
      <label className={labelHidden ? 'visually-hidden' : css.label} htmlFor={controlId}>
        {label}
        {optional && <span className={css.optional}>{` ${t('ui.optional')}`}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': `${errorId} ${hintId}`.trim() || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p className={css.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

export interface FieldErrorProps {
  id?: string
  children: ReactNode
}

/** The line below a control; on its own for a group of them. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className={css.error} id={id}>
      <Icon outline="warning" size={16} className={css.errorIcon} />
      {children}
    </p>
  )
}
