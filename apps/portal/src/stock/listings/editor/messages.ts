import type { PlainMessageId } from '@bandari/i18n'

/** Account spec §5. */
export const fieldRequired: PlainMessageId = 'portalEditor.fieldRequired'
export const fieldsRequired: PlainMessageId = 'portalEditor.fieldsRequired'

/** Ours: a refused value has a sentence of its own, at its field. */
export const fieldsRefused: PlainMessageId = 'portalEditor.fieldsRefused'
export const deletedElsewhere: PlainMessageId = 'portalEditor.deletedElsewhere'
export const saveFirst: PlainMessageId = 'portalEditor.saveFirst'
