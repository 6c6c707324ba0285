import type { PlainMessageId } from '@bandari/i18n'

/** Account spec §2, the progress panel. */
export const progressMessages = {
  50: ['portalSupporter.incomplete', 'portalSupporter.incompleteText'],
  100: ['portalSupporter.complete', 'portalSupporter.completeText'],
} as const satisfies Record<number, readonly PlainMessageId[]>
