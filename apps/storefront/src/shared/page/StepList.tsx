import type { ReactNode } from 'react'
import css from './StepList.module.css'

export interface Step {
  title: string
  text: ReactNode
}

interface StepListProps {
  label: string
  steps: readonly Step[]
}

/** Numbered steps, each under its own heading. */
export function StepList({ label, steps }: StepListProps) {
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={css.step}>
          <span className={css.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={css.body}>
            <h2 className={css.title}>{title}</h2>
            <div className={css.text}>{text}</div>
          </div>
        </li>
      ))}
    </ol>
  )
}
