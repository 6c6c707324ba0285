import type { ReactNode } from 'react'
import css from './Page.module.css'
import { useDocumentTitle } from './use-document-title.ts'

export interface PageProps {
  title: string
  /** Shown above the heading: breadcrumbs or a link back. */
  above?: ReactNode
  /** Shown next to the heading. */
  aside?: ReactNode
  /** Tables take the whole width, text does not. */
  wide?: boolean
  children: ReactNode
}

/** The frame of every page: its window title, its one h1 and its width. */
export function Page({ title, above, aside, wide = false, children }: PageProps) {
  useDocumentTitle(title)
  return (
    <div className={wide ? css.wide : css.page}>
      {above}
      <div className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {aside}
      </div>
      {children}
    </div>
  )
}
