import { useTranslate } from '@bandari/i18n/react'
import type { ReactNode } from 'react'
import { classNames } from '../basics/class-names.ts'
import type { LinkComponent } from './link-component.ts'
import css from './Pager.module.css'
import { pagerWindow } from './pager-window.ts'

export interface PagerProps {
  /** 1-based */
  page: number
  pages: number
  /** Page numbers shown at once. */
  size?: number
  hrefFor: (page: number) => string
  linkComponent?: LinkComponent
  label?: string
}

/** Real links, so that it works before and without JavaScript. Nothing for a single page. */
export function Pager(props: PagerProps) {
  const t = useTranslate()
  const { page, pages, size = 5, hrefFor, linkComponent: Link = 'a', label = t('ui.pages') } = props
  if (pages <= 1) return null
  const step = (target: number, name: string, rel: string, sign: ReactNode) =>
    target < 1 || target > pages ? (
      <span className={classNames(css.page, css.ended)} aria-hidden="true">
        {sign}
      </span>
    ) : (
      <Link className={css.page} href={hrefFor(target)} rel={rel} aria-label={name}>
        {sign}
      </Link>
    )
  return (
    <nav aria-label={label}>
      <ol className={css.pages}>
        <li>{step(page - 1, t('ui.previousPage'), 'prev', '<')}</li>
        {pagerWindow({ page, pages, size }).map((number) => (
          <li key={number}>
            <Link
              className={classNames(css.page, number === page && css.here)}
              href={hrefFor(number)}
              aria-label={t('ui.page', { number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
        <li>{step(page + 1, t('ui.nextPage'), 'next', '>')}</li>
      </ol>
    </nav>
  )
}
