import type { PlainMessageId } from '@bandari/i18n'
import type { AnswerTemplate } from '@bandari/sdk'
import { t } from '../../language/translator.ts'

export const usageNames = {
  thread: 'staffAnswers.use.thread',
  quote: 'staffAnswers.use.quote',
  request: 'staffAnswers.use.request',
} as const satisfies Record<AnswerTemplate['used_for'][number], PlainMessageId>

export const usageChoices = Object.entries(usageNames).map(([id, name]) => ({ id, name }))

export function usesLabel({ used_for }: AnswerTemplate): string {
  return used_for.map((use) => t(usageNames[use])).join(', ')
}

export function savedMessage({ name }: AnswerTemplate): string {
  return t('staffAnswers.saved', { name })
}
