import Quickreply from '@mui/icons-material/QuickreplyOutlined'
import { lazyPage } from '../../layout/lazy-page.ts'
import { staffResource } from '../../staff/staff-resource.tsx'

const domains = ['staff', 'staffAnswers'] as const

export const answerTemplates = staffResource({
  name: 'support/answer-templates',
  menu: { group: 'content', name: 'portal.menu.answerTemplates', icon: Quickreply },
  list: [
    'listAnswerTemplates',
    lazyPage(() => import('./TemplateList.tsx'), 'TemplateList', domains),
  ],
  create: [
    'createAnswerTemplate',
    lazyPage(() => import('./TemplateCreate.tsx'), 'TemplateCreate', domains),
  ],
  edit: [
    'updateAnswerTemplate',
    lazyPage(() => import('./TemplateEdit.tsx'), 'TemplateEdit', domains),
  ],
  recordRepresentation: 'name',
})
