import { createTranslator } from '@bandari/i18n'
import { messages } from 'virtual:bandari-messages/en/ui'

/** The portal is in English. What it draws with the shop's components is said by the shop's catalogue. */
export const translator = createTranslator('en', messages)
