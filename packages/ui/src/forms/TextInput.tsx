import type { ComponentProps } from 'react'
import { classNames } from '../basics/class-names.ts'
import css from './Input.module.css'

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classNames(css.input, className)} />
}
