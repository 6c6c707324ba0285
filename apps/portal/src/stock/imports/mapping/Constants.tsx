import { Field, SelectInput, TextInput } from '@bandari/ui'
import { fieldLabel } from './field-labels.ts'
import { constantFields, type FormProps } from './mapping-form.ts'
import css from './Mapping.module.css'
import shared from '../Imports.module.css'
import { t } from '../../../language/translator.ts'

/** Values for all rows, of what listings need and the file has no column for. */
export function Constants({ mapping, form, onChange }: Omit<FormProps, 'isTried'>) {
  const fields = constantFields(mapping, form)
  const derived = mapping.derived.filter((field) => !form.fields.includes(field))
  if (fields.length + derived.length === 0) return null
  const change = (field: string, value: string) =>
    onChange({ ...form, constants: { ...form.constants, [field]: value } })
  return (
    <fieldset className={css.constants}>
      <legend className={shared.step}>{t('portalImports.constants')}</legend>
      {derived.length > 0 && (
        <p className={shared.quiet}>
          {t('portalImports.derived', {
            fields: derived.map((field) => fieldLabel(field)).join(', '),
          })}
        </p>
      )}
      {fields.length > 0 && <p className={shared.quiet}>{t('portalImports.constantsWhy')}</p>}
      <div className={css.constantFields}>
        {fields.map(({ field, heading, options }) => (
          <Field key={field} label={fieldLabel(field, heading)} optional>
            {(control) =>
              options.length > 0 ? (
                <SelectInput
                  {...control}
                  choices={options.map((option) => ({ value: option, label: option }))}
                  placeholder={t('portalImports.notForAll')}
                  value={form.constants[field] ?? ''}
                  onChange={({ currentTarget }) => change(field, currentTarget.value)}
                />
              ) : (
                <TextInput
                  {...control}
                  maxLength={500}
                  value={form.constants[field] ?? ''}
                  onChange={({ currentTarget }) => change(field, currentTarget.value)}
                />
              )
            }
          </Field>
        ))}
      </div>
    </fieldset>
  )
}
