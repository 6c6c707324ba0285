import { type AnyLanguage, createTranslator, type Translator } from '@bandari/i18n'
import { catalogues } from 'virtual:bandari-catalogues'

const translators = new Map<AnyLanguage, Translator>()

/** A server's translator knows all sentences of its language. */
export function serverTranslator(language: AnyLanguage): Translator {
  const known = translators.get(language)
  if (known) return known
  const domains = Object.values(catalogues[language] ?? {})
  const translator = createTranslator(language, Object.assign({}, ...domains))
  translators.set(language, translator)
  return translator
}
