import type { ComponentProps } from 'react'
import { classNames } from '../basics/class-names.ts'
import { Icon } from '../basics/Icon.tsx'
import css from './Input.module.css'
import { optionsHtml } from './options-html.ts'

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
  const all = placeholder === undefined ? choices : [{ value: '', label: placeholder }, ...choices]
  return (
    <span className={css.selectBox}>
      <select
        {...rest}
        className={classNames(css.input, css.select, className)}
        {...options(all, rest)}
      />
      <Icon outline="down" className={css.chevron} />
    </span>
  )
}

type SelectedValue = Pick<SelectInputProps, 'value' | 'defaultValue'>

/**
 * The server writes options as text: a search form has five hundred, and as elements they would take as long as the rest
 * of the page. A browser takes them over as elements.
 */
function options(
  choices: readonly SelectChoice[],
  chosen: SelectedValue,
): ComponentProps<'select'> {
  if (import.meta.env.SSR)
    return { dangerouslySetInnerHTML: { __html: optionsHtml(choices, chosen) } }
  return {
    children: choices.map(({ value, label, disabled }) => (
      <option key={value} value={value} disabled={disabled}>
        {label}
      </option>
    )),
  }
}
