import { Card } from '@bandari/ui'
import { type ReactNode, useId } from 'react'
import css from './Sheet.module.css'

interface SectionProps {
  title: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a record's page, named by its heading. */
export function Section({ title, className, children }: SectionProps) {
  const id = useId()
  return (
    <Card as="section" className={className} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
    </Card>
  )
}
