import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import css from './Input.module.css'

export interface SelectChoice {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectInputProps extends Omit<ComponentProps<'select'>, 'multiple' | 'size'> {
  choices: readonly SelectChoice[]
  /** First choice, with the empty value: `Choose a country`. */
  placeholder?: string
}

/** The platform's own list: the best one on a phone, and it works without JavaScript. */
export function SelectInput({ choices, placeholder, className, ...rest }: SelectInputProps) {
  return (
    <span className={css.selectBox}>
      <select {...rest} className={classNames(css.input, css.select, className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon outline="down" className={css.chevron} />
    </span>
  )
}
