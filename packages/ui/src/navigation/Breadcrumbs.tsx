import { useTranslate } from '@bandari/i18n/react'
import css from './Breadcrumbs.module.css'
import { Icon } from '../basics/Icon.tsx'
import type { LinkComponent } from './link-component.ts'

export interface Breadcrumb {
  label: string
  /** Left out for the present page. */
  href?: string
}

export interface BreadcrumbsProps {
  items: readonly Breadcrumb[]
  linkComponent?: LinkComponent
}

export function Breadcrumbs({ items, linkComponent: Link = 'a' }: BreadcrumbsProps) {
  const t = useTranslate()
  return (
    <nav className={css.nav} aria-label={t('ui.breadcrumb')}>
      <ol className={css.trail}>
        {items.map(({ label, href }, index) => (
          <li key={`${index} ${label}`} className={css.item}>
            {index > 0 && <Icon outline="right" size={14} className={css.separator} />}
            {href === undefined ? (
              <span
                className={css.here}
                aria-current={index === items.length - 1 ? 'page' : undefined}
              >
                {label}
              </span>
            ) : (
              <Link className={css.link} href={href}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
