import { type Language, languageCodes, languages } from '@bandari/i18n'
import type { FilledTemplates } from '@bandari/sdk'
import { ErrorAlert, Field, SelectInput } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'
import { useOperation } from '../../providers/use-operation.ts'
import css from './Answering.module.css'

const reads = {
  thread: 'fillThreadTemplates',
  quote: 'fillQuoteTemplates',
  request: 'fillRequestTemplates',
} as const

interface TemplatePickerProps {
  what: keyof typeof reads
  id: number
  /** Puts a text where somebody writes. */
  onChoose: (text: string) => void
}

/** What is often answered, filled from what is answered and in its reader's language unless another is chosen. */
export function TemplatePicker({ what, id, onChoose }: TemplatePickerProps) {
  const [chosen, setChosen] = useState<Language | ''>('')
  const { data, error, refetch } = useOperation(reads[what], {
    path: { id },
    query: chosen === '' ? {} : { language: chosen },
  })
  if (error) {
    return <ErrorAlert title={t('staffAnswers.notLoaded')} onRetry={() => void refetch()} />
  }
  if (!data || data.templates.length === 0) return null
  return (
    <div className={css.picker}>
      <Templates data={data} onChoose={onChoose} />
      <Field label={t('staffAnswers.language')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={languageCodes.map((code) => ({ value: code, label: languages[code].name }))}
            value={chosen === '' ? data.language : chosen}
            onChange={({ currentTarget: { value } }) => setChosen(value as Language)}
          />
        )}
      </Field>
    </div>
  )
}

function Templates({
  data: { templates },
  onChoose,
}: { data: FilledTemplates } & Pick<TemplatePickerProps, 'onChoose'>) {
  return (
    <Field label={t('staffAnswers.template')}>
      {(control) => (
        <SelectInput
          {...control}
          choices={[
            { value: '', label: t('staffAnswers.choose') },
            ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value=""
          onChange={({ currentTarget: { value } }) => {
            const template = templates.find(({ id }) => String(id) === value)
            if (template) onChoose(template.text)
          }}
        />
      )}
    </Field>
  )
}
