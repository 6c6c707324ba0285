import type { AnswerTemplate } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { CreatePage } from '../../staff/form/CreatePage.tsx'
import { lazyForm } from '../../staff/form/lazy-form.ts'
import { savedMessage } from './template-labels.ts'

const form = lazyForm(() => import('./TemplateForm.tsx'), 'NewTemplateForm')

export function TemplateCreate() {
  return (
    <CreatePage<AnswerTemplate>
      title={t('staffAnswers.write')}
      list={paths.answerTemplates}
      what="answerTemplates"
      done={savedMessage}
      form={form}
    />
  )
}
