import type { ComponentProps } from 'react'
import css from './Card.module.css'
import { classNames } from '../basics/class-names.ts'

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'article' | 'section' | 'li'
  /** Off for cards whose picture runs to the edge. */
  padded?: boolean
  /** Rises on hover: the whole card leads somewhere. */
  linked?: boolean
}

export function Card({ as: Tag = 'div', padded = true, linked, className, ...rest }: CardProps) {
  // The four tags take the same attributes; only their ref types differ.
  const Box = Tag as 'div'
  return (
    <Box
      {...rest}
      className={classNames(css.card, padded && css.padded, linked && css.linked, className)}
    />
  )
}
