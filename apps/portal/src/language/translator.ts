import { type AnyLanguage, createMessageLoader, createTranslator, type Domain } from '@bandari/i18n'
import { messages as portal } from 'virtual:bandari-messages/en/portal'
import { messages as ui } from 'virtual:bandari-messages/en/ui'
import { chosenLanguage } from './chosen-language.ts'

/** What every page draws with. The English travels in the script: the sign-in and a page that broke need no other request. */
const everyPage: readonly Domain[] = ['portal', 'ui']

function messagesUrl(language: AnyLanguage, domain: Domain): string {
  return `/portal-assets/i18n/${import.meta.env.CATALOGUES_VERSION}/${language}/${domain}.json`
}

/** The portal's one language at a time: `chosenLanguage`. */
export const translator = createTranslator(chosenLanguage, { ...portal, ...ui })

/** The portal's own sentences; the ids of constants are put into words where they are drawn, when their catalogue is there. */
export const { t, formatSentence } = translator

/** Fetches the sentences of domains, each once; a page waits for its own. */
export const loadMessages = createMessageLoader(translator, messagesUrl)

/** Resolves when the first page can be drawn. Where its sentences cannot be fetched it is drawn in English. */
export async function loadFirstMessages(): Promise<void> {
  if (chosenLanguage === 'en') return
  try {
    await loadMessages(everyPage)
  } catch (error) {
    reportError(error)
  }
}
