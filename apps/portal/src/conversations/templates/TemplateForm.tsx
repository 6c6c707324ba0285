import { languageCodes, languages, sourceLanguage } from '@bandari/i18n'
import type { AnswerTemplate } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { CheckboxGroupInput, maxLength, required, TextInput, useRecordContext } from 'react-admin'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { fieldsWritten } from '../../staff/answering/template-fields.ts'
import { DeleteRecord } from '../../staff/form/DeleteRecord.tsx'
import css from '../../staff/form/Record.module.css'
import { RecordForm } from '../../staff/form/RecordForm.tsx'
import { usageChoices } from './template-labels.ts'

const blank = { name: '', used_for: ['thread'], texts: { en: '' } }
const others = languageCodes.filter((code) => code !== sourceLanguage)

export function NewTemplateForm() {
  return (
    <RecordForm saveLabel="staff.save" defaultValues={blank}>
      <Inputs />
    </RecordForm>
  )
}

export function TemplateForm() {
  return (
    <RecordForm saveLabel="staff.save" actions={<Delete />}>
      <Inputs />
    </RecordForm>
  )
}

/** English stands in for a language in which it is not written. */
function Inputs() {
  return (
    <Card className={css.group}>
      <TextInput source="name" label="staffAnswers.name" validate={[required(), maxLength(80)]} />
      <CheckboxGroupInput
        source="used_for"
        label="staffAnswers.usedFor"
        choices={usageChoices}
        validate={required()}
      />
      <p className={css.note}>{t('staffAnswers.fields', { fields: fieldsWritten })}</p>
      <TextInput
        source={`texts.${sourceLanguage}`}
        label={t('staffAnswers.textIn', { language: languages[sourceLanguage].name })}
        multiline
        minRows={3}
        validate={[required(), maxLength(1500)]}
        inputProps={{ lang: sourceLanguage }}
      />
      {others.map((code) => (
        <TextInput
          key={code}
          source={`texts.${code}`}
          label={t('staffAnswers.textIn', { language: languages[code].name })}
          multiline
          minRows={3}
          parse={(value: string) => value}
          validate={maxLength(1500)}
          inputProps={{ lang: code }}
          helperText="staffAnswers.textHint"
        />
      ))}
    </Card>
  )
}

function Delete() {
  const template = useRecordContext<AnswerTemplate>()
  if (!template) return null
  return (
    <DeleteRecord
      resource="support/answer-templates"
      record={template}
      label={t('staffAnswers.delete')}
      title={t('staffAnswers.deleteTitle', { name: template.name })}
      done={t('staffAnswers.deleted')}
      to={paths.answerTemplates}
    >
      <p>{t('staffAnswers.deleteWhy')}</p>
    </DeleteRecord>
  )
}
