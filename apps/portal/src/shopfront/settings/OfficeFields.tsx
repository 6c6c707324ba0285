import { Button, Field, FieldError, TextInput } from '@bandari/ui'
import { useId } from 'react'
import { t } from '../../language/translator.ts'
import { emptyOffice, type OfficeDraft } from './draft.ts'
import css from './Settings.module.css'

const mostOffices = 20

const parts = [
  ['city', 'staffSettings.office.city', 60],
  ['country', 'staffSettings.office.country', 60],
  ['address', 'staffSettings.office.address', 200],
  ['phones', 'staffSettings.office.phones', 120],
  ['position', 'staffSettings.office.position', 40],
] as const

interface OfficeFieldsProps {
  offices: readonly OfficeDraft[]
  error: string | undefined
  onChange: (offices: readonly OfficeDraft[]) => void
}

/** The offices, one below the other; the shop shows them in this order. */
export function OfficeFields({ offices, error, onChange }: OfficeFieldsProps) {
  const errorId = useId()
  const replace = (at: number, office: OfficeDraft) => onChange(offices.with(at, office))
  return (
    <div className={css.fields}>
      {offices.map((office, at) => (
        <fieldset
          // The offices have no name of their own, and what is typed is not moved.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          className={css.office}
          aria-describedby={error ? errorId : undefined}
        >
          <legend>{t('staffSettings.office.number', { number: at + 1 })}</legend>
          {parts.map(([part, label, most]) => (
            <Field key={part} label={t(label)}>
              {(control) => (
                <TextInput
                  {...control}
                  autoComplete="off"
                  maxLength={most}
                  value={office[part]}
                  onChange={({ currentTarget }) =>
                    replace(at, { ...office, [part]: currentTarget.value })
                  }
                />
              )}
            </Field>
          ))}
          {offices.length > 1 && (
            <Button
              variant="secondary"
              onClick={() => onChange(offices.filter((_, other) => other !== at))}
            >
              {t('staffSettings.office.remove', { number: at + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      {error && (
        <div role="alert">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
      {offices.length < mostOffices && (
        <div>
          <Button variant="secondary" onClick={() => onChange([...offices, emptyOffice])}>
            {t('staffSettings.office.add')}
          </Button>
        </div>
      )}
    </div>
  )
}
