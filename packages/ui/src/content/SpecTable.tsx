import { useTranslate } from '@bandari/i18n/react'
import type { ReactNode } from 'react'
import css from './SpecTable.module.css'

export interface SpecRow {
  label: string
  /** Null or empty reads “Not declared”: a missing value is shown, never hidden. */
  value: ReactNode
}

export interface SpecTableProps {
  rows: readonly SpecRow[]
}

export function SpecTable({ rows }: SpecTableProps) {
  const t = useTranslate()
  return (
    <dl className={css.table}>
      {rows.map(({ label, value }) => (
        <div key={label} className={css.row}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>
            {value == null || value === '' ? (
              <span className={css.blank}>{t('ui.notDeclared')}</span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
