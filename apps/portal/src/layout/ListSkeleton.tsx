import { Skeleton } from '@bandari/ui'
import { t } from '../language/translator.ts'
import { Page } from './Page.tsx'
import css from './Page.module.css'

/** Shown while a list's code loads: its heading and skeleton rows. */
export function ListSkeleton({ title }: { title: string }) {
  return (
    <Page wide title={title}>
      <RowsSkeleton />
    </Page>
  )
}

export function RowsSkeleton() {
  return (
    <div className={css.coming} aria-busy="true">
      <output className="visually-hidden">{t('portal.opening')}</output>
      {[1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} shape="block" height="52px" />
      ))}
    </div>
  )
}
