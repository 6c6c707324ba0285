import { useTranslate } from '@bandari/i18n/react'
import type { ReactNode } from 'react'
import { Button } from '../basics/Button.tsx'
import { classNames } from '../basics/class-names.ts'
import { Icon } from '../basics/Icon.tsx'
import css from './Notice.module.css'

export interface ErrorAlertProps {
  /** The sentence of the specification's catalogue. */
  title: string
  /** What the visitor can do. */
  children?: ReactNode
  /** The reference to quote to customer service. */
  reference?: string | undefined
  onRetry?: () => void
  retryLabel?: string
}

export function ErrorAlert({ title, children, reference, onRetry, retryLabel }: ErrorAlertProps) {
  const t = useTranslate()
  return (
    <div className={classNames(css.notice, css.refusal)} role="alert">
      <Icon outline="warning" className={css.icon} />
      <div className={css.body}>
        <p className={css.title}>{title}</p>
        {children && <div>{children}</div>}
        {reference && <p className={css.reference}>{t('ui.reference', { reference })}</p>}
        {onRetry && (
          <Button className={css.action} variant="secondary" size="small" onClick={onRetry}>
            {retryLabel ?? t('ui.tryAgain')}
          </Button>
        )}
      </div>
    </div>
  )
}
