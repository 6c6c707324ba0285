import { classNames } from '../basics/class-names.ts'
import css from './Skeleton.module.css'

export interface SkeletonProps {
  /** `picture` is a 4:3 box, `text` a line of the surrounding type, `block` any box. */
  shape?: 'text' | 'picture' | 'block'
  /** Any CSS length; the width it is given by default. */
  width?: string
  /** Any CSS length, for `block`. */
  height?: string
  className?: string
}

/**
 * One still grey shape; compose them into the shape of the coming content. Hidden from screen readers:
 * the list says `aria-busy` and what it waits for.
 */
export function Skeleton({ shape = 'text', width, height, className }: SkeletonProps) {
  return (
    <span
      className={classNames(css.skeleton, css[shape], className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  )
}
