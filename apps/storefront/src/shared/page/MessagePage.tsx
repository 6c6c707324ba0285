import type { ReactNode } from 'react'
import { classNames } from '@bandari/ui'
import css from './MessagePage.module.css'
import { PageHead } from './PageHead.tsx'

export interface MessagePageProps {
  title: string
  /** Decoration only. */
  icon?: ReactNode
  children?: ReactNode
  /** Ways on. */
  actions: ReactNode
}

/** A page that has only one thing to say and ways on from it. Search engines are asked to leave it. */
export function MessagePage({ title, icon, children, actions }: MessagePageProps) {
  return (
    <div className={classNames('container', css.page)}>
      <PageHead title={title} />
      {icon && (
        <div className={css.icon} aria-hidden="true">
          {icon}
        </div>
      )}
      <h1>{title}</h1>
      {children && <div className={css.text}>{children}</div>}
      <div className={css.actions}>{actions}</div>
    </div>
  )
}
