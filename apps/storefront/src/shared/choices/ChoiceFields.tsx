import { useFormatSentence, useTranslate } from '@bandari/i18n/react'
import type { ProductChoice } from '@bandari/sdk'
import { FieldError } from '@bandari/ui'
import { useEffect, useId, useRef } from 'react'
import type { PurchaseProblem } from '../purchase/purchase-problem.ts'
import css from './ChoiceFields.module.css'
import { choiceNames } from './choice-names.ts'
import type { Picked } from './picked.ts'

interface ChoiceFieldsProps {
  choices: readonly ProductChoice[]
  picked: Picked
  /** Why Buy Now did not go through, if a choice was missing. */
  problem: PurchaseProblem | null
  onPick: (picked: Picked) => void
}

/** What a buyer chooses of a product: its size, its colour. One of each must be chosen. */
export function ChoiceFields({ choices, picked, problem, onPick }: ChoiceFieldsProps) {
  return choices.map((choice) => (
    <ChoiceField
      key={choice.kind}
      choice={choice}
      value={picked[choice.kind]}
      problem={problem?.kind === choice.kind ? problem : null}
      onPick={(value) => onPick({ ...picked, [choice.kind]: value })}
    />
  ))
}

interface ChoiceFieldProps {
  choice: ProductChoice
  value: string | undefined
  problem: PurchaseProblem | null
  onPick: (value: string) => void
}

function ChoiceField({ choice: { kind, values }, value, problem, onPick }: ChoiceFieldProps) {
  const t = useTranslate()
  const formatSentence = useFormatSentence()
  const errorId = useId()
  const first = useRef<HTMLInputElement>(null)
  // A keyboard goes on where something is missing, and a screen reader says what.
  useEffect(() => {
    if (problem) first.current?.focus()
  }, [problem])
  // What was missing has been chosen since.
  const error = problem && (value === undefined || !values.includes(value)) ? problem : null
  return (
    <fieldset
      className={css.field}
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={css.legend}>{t(choiceNames[kind])}</legend>
      <div className={css.values}>
        {values.map((each, index) => (
          <label key={each} className={css.value}>
            <input
              ref={index === 0 ? first : undefined}
              className={css.radio}
              type="radio"
              name={kind}
              value={each}
              checked={each === value}
              onChange={() => onPick(each)}
            />
            {each}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{formatSentence(error.sentence)}</FieldError>}
    </fieldset>
  )
}
