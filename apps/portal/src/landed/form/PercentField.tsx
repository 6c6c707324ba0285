import { percentOf, shareOf } from '@bandari/i18n/rule-figures'
import { Field, TextInput } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { isDecimal } from '../rule-sentences.ts'
import { useProblem } from './form-context.ts'
import { fieldName } from './field-name.ts'
import type { RuleFieldProps } from './RuleField.tsx'

/** A rate as people write it, in percent; the rule holds a share of one. */
export function PercentField({ name, value, path, onChange }: RuleFieldProps) {
  const problem = useProblem(path)
  const share = typeof value === 'string' ? value : ''
  const [typed, setTyped] = useState(isDecimal(share) ? percentOf(share) : share)
  return (
    <Field
      label={fieldName(name)}
      hint={t('staffRuleForm.form.percent')}
      error={problem && t(problem)}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            // What is no number stays as it was typed: the form marks it, and the API refuses it.
            onChange(shareOf(currentTarget.value) ?? `${currentTarget.value} %`)
          }}
        />
      )}
    </Field>
  )
}
