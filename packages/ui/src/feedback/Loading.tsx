import { useTranslate } from '@bandari/i18n/react'
import css from './Loading.module.css'
import { Spinner } from '../basics/Spinner.tsx'

export interface LoadingProps {
  /** Said to everybody, e.g. `Loading your basket…`. */
  label?: string
}

/** For waits whose result has no known shape; a list shows `Skeleton`s of its shape instead. */
export function Loading({ label }: LoadingProps) {
  const t = useTranslate()
  return (
    <output className={css.loading}>
      <Spinner />
      {label ?? t('ui.loading')}
    </output>
  )
}
