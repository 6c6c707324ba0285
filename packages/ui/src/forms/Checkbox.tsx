import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './Field.tsx'
import css from './Input.module.css'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
}

/** Never ticked before the visitor ticks it. */
export function Checkbox({ label, hint, error, ...rest }: CheckboxProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : ''
  const errorId = error ? `${id}-error` : ''
  return (
    <div>
      <label className={css.choice}>
        <input
          type="checkbox"
          {...rest}
          className={css.box}
          aria-describedby={`${errorId} ${hintId}`.trim() || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>
          {label}
          {hint && (
            <span className={css.choiceHint} id={hintId}>
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
