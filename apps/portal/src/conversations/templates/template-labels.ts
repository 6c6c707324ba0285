import type { PlainMessageId } from '@bandari/i18n'
import type { AnswerTemplate } from '@bandari/sdk'
import { t } from '../../language/translator.ts'

export const useNames = {
  thread: 'staffAnswers.use.thread',
  quote: 'staffAnswers.use.quote',
  request: 'staffAnswers.use.request',
} as const satisfies Record<AnswerTemplate['used_for'][number], PlainMessageId>

export const useChoices = Object.entries(useNames).map(([id, name]) => ({ id, name }))

export function usesLabel({ used_for }: AnswerTemplate): string {
  return used_for.map((use) => t(useNames[use])).join(', ')
}

export function savedMessage({ name }: AnswerTemplate): string {
  return t('staffAnswers.saved', { name })
}
