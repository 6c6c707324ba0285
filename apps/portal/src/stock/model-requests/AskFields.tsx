import type { NearModel } from '@bandari/sdk'
import { Field, TextArea, TextInput } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import css from './ModelRequests.module.css'
import { NearModels } from './NearModels.tsx'
import { type AskedModel, isYear } from './request-form.ts'

interface AskFieldsProps {
  asked: AskedModel
  onChange: (part: Partial<AskedModel>) => void
  /** Absent for what a spare fits, which is no model of its own and may be a trim. */
  onUse?: (near: NearModel) => void
  /** Somebody tried to send it. */
  isValidated: boolean
}

/** What is missing, as it is called, and what the list has that is near. */
export function AskFields({ asked, onChange, onUse, isValidated }: AskFieldsProps) {
  const missing = (text: string) =>
    isValidated && text.trim() === '' ? t('portalModels.missing') : null
  return (
    <>
      <p className={css.lead}>{t(onUse ? 'portalModels.lead' : 'portalModels.leadSpare')}</p>
      {(['make', 'model'] as const).map((name) => (
        <Field key={name} label={t(`portalModels.${name}`)} error={missing(asked[name])}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={name === 'make' ? 60 : 80}
              value={asked[name]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
      {onUse ? (
        <NearModels make={asked.make} model={asked.model} onUse={onUse} />
      ) : (
        <TrimField value={asked.trim} onChange={(trim) => onChange({ trim })} />
      )}
      <div className={css.years}>
        <YearField
          label={t('portalModels.yearFrom')}
          value={asked.yearFrom}
          onChange={(yearFrom) => onChange({ yearFrom })}
          isValidated={isValidated}
        />
        <YearField
          label={t('portalModels.yearTo')}
          value={asked.yearTo}
          onChange={(yearTo) => onChange({ yearTo })}
          isValidated={isValidated}
        />
      </div>
      <Field label={t('portalModels.note')} optional>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={500}
            value={asked.note}
            onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
          />
        )}
      </Field>
    </>
  )
}

function TrimField({ value, onChange }: { value: string; onChange: (trim: string) => void }) {
  return (
    <Field label={t('portalModels.trim')} optional>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          maxLength={80}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

interface YearFieldProps {
  label: string
  value: string
  onChange: (year: string) => void
  isValidated: boolean
}

function YearField({ label, value, onChange, isValidated }: YearFieldProps) {
  const isWrong = isValidated && !isYear(value)
  return (
    <Field label={label} optional error={isWrong ? t('portalModels.years') : null}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={value}
          onChange={({ target }) => onChange(target.value.trim())}
        />
      )}
    </Field>
  )
}
