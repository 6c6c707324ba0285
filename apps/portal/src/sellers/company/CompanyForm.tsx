import type { Company } from '@bandari/sdk'
import { Button, Checkbox, ErrorAlert, Field, TextArea, TextInput } from '@bandari/ui'
import { type FormEvent, useState } from 'react'
import { t } from '../../language/translator.ts'
import { companyCalls } from '../../providers/company.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import css from './Company.module.css'
import { languageName, offered } from './language-names.ts'

const texts = [
  { name: 'name', label: 'portalCompany.name', most: 100, rows: 1 },
  { name: 'place', label: 'portalCompany.place', most: 100, rows: 1 },
  { name: 'hours', label: 'portalCompany.hours', most: 300, rows: 2 },
  { name: 'about', label: 'portalCompany.about', most: 2000, rows: 6 },
] as const

type TextName = (typeof texts)[number]['name']

/** All of it may stay empty: what is not set is not shown. */
export function CompanyForm({ company }: { company: Company }) {
  const { run, isRunning, refusal } = useCall()
  const [fields, setFields] = useState(() => ({
    name: company.name ?? '',
    place: company.place ?? '',
    hours: company.hours ?? '',
    about: company.about ?? '',
  }))
  const [languages, setLanguages] = useState(company.languages)
  const set = (name: TextName, value: string) =>
    setFields((before) => ({ ...before, [name]: value }))
  const choose = (code: string, isChosen: boolean) =>
    setLanguages((before) => [
      ...before.filter((each) => each !== code),
      ...(isChosen ? [code] : []),
    ])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const act = () => companyCalls.saveCompany({ ...fields, languages })
    run({ act, done: t('portalCompany.saved') })
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {refusal !== null && <ErrorAlert title={refusal} />}
      {texts.map(({ name, label, most, rows }) => (
        <Field
          key={name}
          label={t(label)}
          optional
          {...(name === 'about' && { hint: t('portalCompany.aboutHint') })}
        >
          {(control) =>
            rows === 1 ? (
              <TextInput
                {...control}
                maxLength={most}
                value={fields[name]}
                onChange={({ currentTarget }) => set(name, currentTarget.value)}
              />
            ) : (
              <TextArea
                {...control}
                rows={rows}
                maxLength={most}
                value={fields[name]}
                onChange={({ currentTarget }) => set(name, currentTarget.value)}
              />
            )
          }
        </Field>
      ))}
      <Languages chosen={languages} onChoose={choose} />
      <div className={css.acts}>
        <Button type="submit" loading={isRunning}>
          {t('portalCompany.save')}
        </Button>
      </div>
    </form>
  )
}

interface LanguagesProps {
  chosen: readonly string[]
  onChoose: (code: string, isChosen: boolean) => void
}

function Languages({ chosen, onChoose }: LanguagesProps) {
  return (
    <fieldset className={css.languages}>
      <legend>{t('portalCompany.languages')}</legend>
      {offered.map((code) => (
        <Checkbox
          key={code}
          label={languageName(code)}
          checked={chosen.includes(code)}
          onChange={({ currentTarget }) => onChoose(code, currentTarget.checked)}
        />
      ))}
    </fieldset>
  )
}
