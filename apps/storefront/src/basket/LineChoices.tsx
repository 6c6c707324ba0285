import { useTranslate } from '@bandari/i18n/react'
import type { BasketLine, ChoiceRequest } from '@bandari/sdk'
import { Field, SelectInput } from '@bandari/ui'
import { useState } from 'react'
import { choiceNames } from '../shared/choices/choice-names.ts'
import css from './LineChoices.module.css'

interface LineChoicesProps {
  line: BasketLine
  /** What was chosen a moment ago and is on its way. */
  wanted: ChoiceRequest | undefined
  onChoose: (choice: ChoiceRequest) => void
}

/** What was chosen of a product, and the other values that its seller offers. */
export function LineChoices({ line: { choices, choice }, wanted, onChoose }: LineChoicesProps) {
  const t = useTranslate()
  const [unfinished, setUnfinished] = useState<ChoiceRequest>({})
  const chosen = { ...choice, ...unfinished, ...wanted }
  // Only what is still offered can be sent.
  const kept = Object.fromEntries(
    choices.flatMap(({ kind, values }) => {
      const value = chosen[kind]
      return value && values.includes(value) ? [[kind, value]] : []
    }),
  )
  const choose = (next: ChoiceRequest) => {
    const isWhole = choices.every(({ kind }) => next[kind] !== undefined)
    setUnfinished(isWhole ? {} : next)
    if (isWhole) onChoose(next)
  }
  return (
    <div className={css.choices}>
      {choices.map(({ kind, values }) => (
        <Field key={kind} label={t(choiceNames[kind])}>
          {(control) => (
            <SelectInput
              {...control}
              placeholder={kept[kind] === undefined ? t('basket.chooseAgain') : undefined}
              choices={values.map((value) => ({ value, label: value }))}
              value={kept[kind] ?? ''}
              onChange={(event) => choose({ ...kept, [kind]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
