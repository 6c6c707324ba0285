import { Card, Skeleton } from '@bandari/ui'
import css from './Create.module.css'

export function CreateSkeleton() {
  return (
    <Card className={css.form} aria-busy="true">
      <output className="visually-hidden">Loading what can be listed…</output>
      <div className={css.fields}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} shape="block" height="72px" />
        ))}
      </div>
    </Card>
  )
}
