import { Skeleton } from '@bandari/ui'
import css from './Fitment.module.css'

/** The shape of the grid that is on its way. */
export function TrimsSkeleton() {
  return (
    <div className={css.skeleton} aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading the trims…
      </p>
      <Skeleton shape="block" />
    </div>
  )
}
