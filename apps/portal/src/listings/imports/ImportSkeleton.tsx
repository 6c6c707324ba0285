import { Card, Skeleton } from '@bandari/ui'
import css from './Imports.module.css'

export function ImportSkeleton() {
  return (
    <Card className={css.stack} aria-busy="true">
      <output className="visually-hidden">Loading…</output>
      <Skeleton width="40%" />
      <Skeleton shape="block" height="88px" />
      <Skeleton shape="block" height="160px" />
    </Card>
  )
}
