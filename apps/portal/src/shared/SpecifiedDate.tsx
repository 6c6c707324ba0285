import { Skeleton } from '@bandari/ui'
import { lazy, Suspense } from 'react'
import type { Specified } from './specified-dates.ts'
import css from './SpecifiedDate.module.css'

/** moment, which prints these dates, is a third of a page's own weight: it comes after the page. */
const Printed = lazy(async () => {
  const { specifiedDate } = await import('./specified-dates.ts')
  return { default: (date: Specified) => specifiedDate(date) }
})

/** A date whose format is specified. */
export function SpecifiedDate(date: Specified) {
  return (
    <time dateTime={date.iso}>
      <Suspense fallback={<Coming />}>
        <Printed {...date} />
      </Suspense>
    </time>
  )
}

function Coming() {
  return (
    <span className={css.coming}>
      <Skeleton />
    </span>
  )
}
