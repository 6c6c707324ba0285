import type { Operations } from '../../core/contract.ts'
import { createAnswerTemplate } from './create-answer-template.ts'
import { deleteAnswerTemplate } from './delete-answer-template.ts'
import { getAnswerTemplate } from './get-answer-template.ts'
import { listAnswerTemplates } from './list-answer-templates.ts'
import { updateAnswerTemplate } from './update-answer-template.ts'

export const templates = {
  createAnswerTemplate,
  deleteAnswerTemplate,
  getAnswerTemplate,
  listAnswerTemplates,
  updateAnswerTemplate,
} satisfies Partial<Operations>
