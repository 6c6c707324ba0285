import type { PlainMessageId } from '@bandari/i18n'

/** Account spec §8: a 403 of any vendor's call. */
export const notApproved: PlainMessageId = 'portal.notApproved'
