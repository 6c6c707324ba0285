import { Card } from '@bandari/ui'
import { type ReactNode, useId } from 'react'
import css from './Editor.module.css'

export interface EditorSectionProps {
  title: string
  /** Below the heading. */
  lead?: ReactNode
  children: ReactNode
}

export function EditorSection({ title, lead, children }: EditorSectionProps) {
  const id = useId()
  return (
    <Card as="section" className={css.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={css.sectionTitle}>
          {title}
        </h2>
        {lead && <p className={css.lead}>{lead}</p>}
      </div>
      {children}
    </Card>
  )
}
