import type { ComponentProps } from 'react'
import { classNames } from '../basics/class-names.ts'
import css from './Input.module.css'

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={5} {...rest} className={classNames(css.input, css.area, className)} />
}
