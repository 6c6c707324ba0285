import { Skeleton } from '@bandari/ui'
import css from './Figures.module.css'

export function FiguresSkeleton() {
  return (
    <div className={css.page} aria-busy="true">
      <Skeleton shape="block" height="56px" />
      <Skeleton shape="block" height="200px" />
      <Skeleton shape="block" height="340px" />
    </div>
  )
}
