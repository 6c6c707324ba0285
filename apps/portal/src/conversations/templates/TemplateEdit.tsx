import type { AnswerTemplate } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { EditPage } from '../../staff/form/EditPage.tsx'
import { lazyForm } from '../../staff/form/lazy-form.ts'
import { savedMessage } from './template-labels.ts'

const form = lazyForm(() => import('./TemplateForm.tsx'), 'TemplateForm')

export function TemplateEdit() {
  return (
    <EditPage<AnswerTemplate>
      title={t('staffAnswers.oneTemplate')}
      titleOf={({ name }) => name}
      list={paths.answerTemplates}
      what="answerTemplates"
      done={savedMessage}
      form={form}
    />
  )
}
