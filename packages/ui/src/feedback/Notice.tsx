import type { ReactNode } from 'react'
import { classNames } from '../basics/class-names.ts'
import { Icon, type IconProps } from '../basics/Icon.tsx'
import css from './Notice.module.css'

export interface NoticeProps {
  kind?: 'info' | 'success' | 'attention'
  title?: string
  children?: ReactNode
  /** Read out when it appears; for notices that answer something the visitor did. */
  live?: boolean
}

const icons: Record<NonNullable<NoticeProps['kind']>, IconProps['outline']> = {
  info: 'info',
  success: 'check',
  attention: 'warning',
}

export function Notice({ kind = 'info', title, children, live = false }: NoticeProps) {
  return (
    <div className={classNames(css.notice, css[kind])} role={live ? 'status' : undefined}>
      <Icon outline={icons[kind]} className={css.icon} />
      <div className={css.body}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  )
}
