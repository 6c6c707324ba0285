export { inLanguage, type LanguageAddress, readLanguage } from './address.ts'
export type { Domain, Messages } from './generated/messages.ts'
export {
  type AnyLanguage,
  isLanguage,
  type Language,
  languageCodes,
  languages,
  localeOf,
  pseudoLanguage,
  sourceLanguage,
} from './languages.ts'
export {
  type CompiledMessages,
  createTranslator,
  fill,
  type FilledMessage,
  type MessageId,
  type PlainMessageId,
  type Say,
  type Sentence,
  type Translate,
  type Translator,
  type Values,
} from './translator.ts'
