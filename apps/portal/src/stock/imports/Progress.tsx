import { LinearProgress } from '@mui/material'
import { useId } from 'react'
import css from './Imports.module.css'

export interface ProgressProps {
  label: string
  /** Between 0 and 1; null while nobody knows. */
  value: number | null
  children?: string
}

export function Progress({ label, value, children }: ProgressProps) {
  const id = useId()
  return (
    <div className={css.progress}>
      <p className={css.progressWords}>
        <span id={id} className={css.cut}>
          {label}
        </span>
        <span className={css.quiet}>{children ?? (value !== null && `${percent(value)} %`)}</span>
      </p>
      <LinearProgress
        aria-labelledby={id}
        variant={value === null ? 'indeterminate' : 'determinate'}
        {...(value !== null && { value: percent(value) })}
        className={css.bar}
      />
    </div>
  )
}

function percent(value: number): number {
  return Math.floor(value * 100)
}
