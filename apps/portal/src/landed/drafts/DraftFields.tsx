import { Checkbox, Field, TextArea, TextInput } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import css from '../ImportRules.module.css'
import { readContent } from './read-content.ts'

/** The form's values. */
export interface DraftValues {
  /** The rule as JSON. */
  text: string
  takesBack: boolean
  day: string
  reason: string
}

interface DraftFieldsProps {
  written: DraftValues
  /** Whether missing fields are marked. */
  isChecked: boolean
  onChange: (written: DraftValues) => void
}

export function DraftFields({ written, isChecked, onChange }: DraftFieldsProps) {
  const { text, takesBack, day, reason } = written
  const change = (typed: Partial<DraftValues>) => onChange({ ...written, ...typed })
  const isUnread = isChecked && readContent(text) === undefined
  const isUnexplained = isChecked && reason.trim() === ''
  return (
    <>
      <Checkbox
        label={t('staffImportRules.draft.takeBack')}
        checked={takesBack}
        onChange={({ currentTarget: { checked } }) => change({ takesBack: checked })}
      />
      {!takesBack && (
        <Field
          label={t('staffImportRules.content')}
          hint={t('staffImportRules.draft.contentHint')}
          error={isUnread ? t('staffImportRules.draft.noJson') : null}
        >
          {(control) => (
            <TextArea
              {...control}
              className={css.code}
              rows={14}
              spellCheck={false}
              value={text}
              onChange={({ currentTarget: { value } }) => change({ text: value })}
            />
          )}
        </Field>
      )}
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
