import { Checkbox, Field, TextArea, TextInput } from '@bandari/ui'
import type { ReactNode } from 'react'
import { t } from '../../language/translator.ts'

/** What a draft says beside the rule itself. */
export interface DraftValues {
  takesBack: boolean
  day: string
  reason: string
}

interface DraftFieldsProps {
  written: DraftValues
  /** Whether missing fields are marked. */
  isChecked: boolean
  onChange: (written: DraftValues) => void
  /** The fields of the rule. */
  children: ReactNode
}

export function DraftFields({ written, isChecked, onChange, children }: DraftFieldsProps) {
  const { takesBack, day, reason } = written
  const change = (typed: Partial<DraftValues>) => onChange({ ...written, ...typed })
  const isUnexplained = isChecked && reason.trim() === ''
  return (
    <>
      <Checkbox
        label={t('staffImportRules.draft.takeBack')}
        checked={takesBack}
        onChange={({ currentTarget: { checked } }) => change({ takesBack: checked })}
      />
      {!takesBack && children}
      <Field label={t('staffImportRules.draft.checkedOn')}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={day}
            onChange={({ currentTarget: { value } }) => change({ day: value })}
          />
        )}
      </Field>
      <Field
        label={t('staffImportRules.draft.reason')}
        error={isUnexplained ? t('staffImportRules.draft.reasonMissing') : null}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={({ currentTarget: { value } }) => change({ reason: value })}
          />
        )}
      </Field>
    </>
  )
}
