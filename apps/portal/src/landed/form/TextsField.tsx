import type { Language } from '@bandari/i18n'
import { Field, TextArea, TextInput } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import css from './RuleForm.module.css'
import { useProblem } from './form-context.ts'
import { fieldName } from './field-name.ts'
import type { RuleFieldProps } from './RuleField.tsx'
import { isObject } from './rule-schema.ts'

const languages = ['en', 'sw', 'pt', 'fr'] as const satisfies readonly Language[]

const names = {
  en: 'staffRuleForm.form.language.en',
  sw: 'staffRuleForm.form.language.sw',
  pt: 'staffRuleForm.form.language.pt',
  fr: 'staffRuleForm.form.language.fr',
} as const

/** A text in each language of the shop; English alone is needed. */
export function TextsField({ name, value, path, onChange }: RuleFieldProps) {
  const problem = useProblem(path)
  const texts: Record<string, unknown> = isObject(value) ? value : { en: value }
  const change = (language: Language, words: string) => {
    const next = { ...texts, [language]: words }
    if (words === '' && language !== 'en') Reflect.deleteProperty(next, language)
    onChange(next)
  }
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{fieldName(name)}</legend>
      <p className={css.hint}>
        {name === 'label' && `${t('staffRuleForm.form.labelHint', { rate: '{rate}' })} `}
        {t('staffRuleForm.form.translationHint')}
      </p>
      <div className={css.fields}>
        {languages.map((language) => (
          <Field
            key={language}
            label={t('staffRuleForm.form.inLanguage', {
              name: fieldName(name),
              language: t(names[language]),
            })}
            optional={language !== 'en'}
            error={language === 'en' && problem ? t(problem) : null}
          >
            {(control) => (
              <TextArea
                {...control}
                lang={language}
                rows={name === 'label' ? 1 : 3}
                value={typeof texts[language] === 'string' ? texts[language] : ''}
                onChange={({ currentTarget }) => change(language, currentTarget.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}

/** A name that is the same everywhere, as that of an office; one that has words keeps a text for each language. */
export function NameField(props: RuleFieldProps) {
  const { name, value, onChange } = props
  if (isObject(value)) return <TextsField {...props} />
  return (
    <Field label={fieldName(name)}>
      {(control) => (
        <TextInput
          {...control}
          value={typeof value === 'string' ? value : ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  )
}
