import { useTranslate } from '@bandari/i18n/react'
import { useState } from 'react'
import type { FieldControl } from './Field.tsx'
import { Icon } from '../basics/Icon.tsx'
import css from './Input.module.css'

export interface QuantityInputProps extends Partial<FieldControl> {
  value: number
  onChange: (value: number) => void
  min?: number
  /** 25 on the vehicle page (buyer spec §9). */
  max?: number
  name?: string
  disabled?: boolean
}

/** Whole numbers from `min` to `max`; a typed number outside them is corrected when the field is left. */
export function QuantityInput(props: QuantityInputProps) {
  const t = useTranslate()
  const { value, onChange, min = 1, max = 25, disabled = false, ...control } = props
  const [draft, setDraft] = useState<string | null>(null)
  const change = (next: number) => {
    const within = Math.min(max, Math.max(min, next))
    if (within !== value) onChange(within)
  }
  const type = (text: string) => {
    setDraft(text)
    if (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max) change(Number(text))
  }
  const settle = () => {
    if (draft !== null && /^\d+$/.test(draft)) change(Number(draft))
    setDraft(null)
  }
  return (
    <div className={css.quantity}>
      <button
        type="button"
        className={css.step}
        aria-label={t('ui.less')}
        disabled={disabled || value <= min}
        onClick={() => change(value - 1)}
      >
        <Icon outline="minus" />
      </button>
      <input
        {...control}
        className={css.number}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        disabled={disabled}
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={settle}
      />
      <button
        type="button"
        className={css.step}
        aria-label={t('ui.more')}
        disabled={disabled || value >= max}
        onClick={() => change(value + 1)}
      >
        <Icon outline="plus" />
      </button>
    </div>
  )
}
