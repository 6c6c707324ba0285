export { inLanguage, type LanguageAddress, readLanguage } from './address.ts'
export { isWrittenIn, languagesOf } from './domains.ts'
export type { Domain, Messages } from './generated/messages.ts'
export { spaceFrench, spaceFrenchHtml } from './french-spacing.ts'
export { saveLanguage, savedAnyLanguage, savedLanguage } from './saved-language.ts'
export {
  type AnyLanguage,
  isLanguage,
  type Language,
  languageCodes,
  languages,
  localeOf,
  offeredLanguages,
  pseudoLanguage,
  sourceLanguage,
} from './languages.ts'
export { createMessageLoader, type MessagesUrl } from './loader.ts'
export { nameKey } from './name-key.ts'
export { neededIn } from './names.ts'
export {
  type CompiledMessages,
  createTranslator,
  fill,
  type FilledMessage,
  type MessageId,
  type PlainMessageId,
  type FormatSentence,
  type Sentence,
  type Translate,
  type Translator,
  type Values,
} from './translator.ts'
