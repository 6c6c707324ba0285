import type { CompiledMessages, Language } from '@bandari/i18n'
import {
  chosenLanguage,
  isOffered,
  offeredLanguages,
} from '@bandari/portal/src/language/chosen-language.ts'
import { translator } from '@bandari/portal/src/language/translator.ts'

const all: Readonly<Record<Language, () => Promise<{ messages: CompiledMessages }>>> = {
  en: () => import('virtual:sentences/en'),
  sw: () => import('virtual:sentences/sw'),
  pt: () => import('virtual:sentences/pt'),
  fr: () => import('virtual:sentences/fr'),
}

export { chosenLanguage, offeredLanguages, translator }

/** Gives the portal's translator every sentence of its language; the stories of `packages/ui` speak by it, too. */
export async function loadSentences(): Promise<void> {
  const language = isOffered(chosenLanguage) ? chosenLanguage : 'en'
  translator.load((await all[language]()).messages)
  document.documentElement.lang = language
}

/**
 * As in the portal, another language is another document, named in its address. The cookie by which the apps remember a
 * language stays as it is: the apps on this machine would read it, too. Whether the document goes.
 */
export function changesLanguage(language: string): boolean {
  if (language === chosenLanguage || !isOffered(language)) return false
  window.location.hash = `language=${language}`
  window.location.reload()
  return true
}
