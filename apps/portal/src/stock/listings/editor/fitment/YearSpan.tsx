import { Button, Field, SelectInput } from '@bandari/ui'
import { useState } from 'react'
import css from './Fitment.module.css'
import { t } from '../../../../language/translator.ts'

interface YearSpanProps {
  years: readonly number[]
  /** Ticked trims. */
  count: number
  onChoose: (span: { from: number; to: number }) => void
}

/** Most parts fit some years of everything that is ticked. */
export function YearSpan({ years, count, onChoose }: YearSpanProps) {
  const first = years[0] ?? 0
  const last = years.at(-1) ?? 0
  const [from, setFrom] = useState(first)
  const [to, setTo] = useState(last)
  const choices = years.map((year) => ({ value: String(year), label: String(year) }))
  return (
    <div className={css.span}>
      <Field label={t('portalFitment.fromYear')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={choices}
            value={from}
            onChange={({ currentTarget }) => setFrom(Number(currentTarget.value))}
          />
        )}
      </Field>
      <Field label={t('portalFitment.toYear')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={choices}
            value={to}
            onChange={({ currentTarget }) => setTo(Number(currentTarget.value))}
          />
        )}
      </Field>
      <Button
        variant="secondary"
        size="small"
        disabled={count === 0 || from > to}
        onClick={() => onChoose({ from, to })}
      >
        {t('portalFitment.useForTicked')}
      </Button>
    </div>
  )
}
