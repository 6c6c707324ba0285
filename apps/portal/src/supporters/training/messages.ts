import type { PlainMessageId } from '@bandari/i18n'

/** Account spec §2: the button of a chapter, before and after. */
export const confirmLabels = {
  open: 'portalTraining.confirm',
  done: 'portalTraining.confirmed',
} as const satisfies Record<string, PlainMessageId>

export const notSaved: PlainMessageId = 'portalTraining.notSaved'
