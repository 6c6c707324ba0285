import { type I18n, type Messages as LinguiMessages, setupI18n } from '@lingui/core'
import type { Messages } from './generated/messages.ts'
import { type AnyLanguage, localeOf } from './languages.ts'

/** Of every sentence: its domain and its key in that domain's catalogue, `basket.empty`. */
export type MessageId = keyof Messages

/** Of the sentences that need nothing filled in: for constants that name one. */
export type PlainMessageId = {
  [Id in MessageId]: Messages[Id] extends null ? Id : never
}[MessageId]

/** What a sentence needs filled in; nothing for most. */
export type Values<Id extends MessageId> = Messages[Id] extends null ? [] : [Messages[Id]]

/** The sentence of an id in a translator's language, filled in. */
export type Translate = <Id extends MessageId>(id: Id, ...values: Values<Id>) => string

/** The sentences of a domain as `compileCatalogue` makes them, by their ids. */
export type CompiledMessages = LinguiMessages

export interface Translator {
  language: AnyLanguage
  /** BCP 47, for the functions of `format/`. */
  locale: string
  t: Translate
  /** Adds the sentences of further domains. */
  load: (messages: CompiledMessages) => void
}

/** A language with the sentences loaded so far. Asking for one that is not there is a mistake of ours: it is reported. */
export function createTranslator(
  language: AnyLanguage,
  messages: CompiledMessages = {},
): Translator {
  const locale = localeOf(language)
  const i18n: I18n = setupI18n({ locale, messages: { [locale]: messages }, missing: reportMissing })
  return {
    language,
    locale,
    t: (id, ...[values]) => i18n._(id, values ?? {}),
    load: (more) => i18n.load(locale, more),
  }
}

function reportMissing(locale: string, id: string): string {
  const error = new Error(`The sentence ${id} is not loaded in ${locale}`)
  // A browser shows what it has and logs the error; a server refuses to send such a page.
  if (!('reportError' in globalThis)) throw error
  globalThis.reportError(error)
  return id
}
