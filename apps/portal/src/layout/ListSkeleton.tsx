import { Skeleton } from '@bandari/ui'
import { t } from '../language/translator.ts'
import { Page } from './Page.tsx'
import css from './Page.module.css'

/** A list whose part of the script is still on its way: its heading, and rows in their shape. */
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
