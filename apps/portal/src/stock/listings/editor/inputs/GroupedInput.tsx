import { type FieldControl, TextInput } from '@bandari/ui'
import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import css from './Inputs.module.css'
import {
  caretAfter,
  charactersIn,
  grouped,
  type NumberShape,
  plainNumber,
} from './grouped-number.ts'

export interface GroupedInputProps {
  control: FieldControl
  shape: NumberShape
  /** Digits and at most one point: `780000.50`. */
  value: string
  onChange: (value: string) => void
  /** Stands before the number: `KES`. */
  prefix?: string
  /** Stands behind it: `km`. */
  suffix?: string
}

/** A number with thousands separators while it is being typed. */
export function GroupedInput(props: GroupedInputProps) {
  const { control, shape, value, onChange, prefix, suffix } = props
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  // A separator that comes or goes must not move the caret, which only the browser can place.
  useLayoutEffect(() => {
    if (caret.current === null) return
    const place = caretAfter(grouped(value), caret.current)
    caret.current = null
    input.current?.setSelectionRange(place, place)
  })
  const type = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const before = field.value.slice(0, field.selectionStart ?? field.value.length)
    caret.current = charactersIn(before, shape)
    onChange(plainNumber(field.value, shape))
  }
  return (
    <span className={css.grouped}>
      {prefix && <span className={css.unit}>{prefix}</span>}
      <TextInput
        {...control}
        ref={input}
        className="tabular"
        inputMode={shape.decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={grouped(value)}
        onChange={type}
      />
      {suffix && <span className={css.unit}>{suffix}</span>}
    </span>
  )
}
