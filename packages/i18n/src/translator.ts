import type { Messages } from './generated/messages.ts'
import { type Compiled, interpolate } from './interpolate.ts'
import { type AnyLanguage, localeOf, sourceLanguage } from './languages.ts'

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

/** A sentence together with the values it needs: made by `fill`, which checks both. */
export interface FilledMessage {
  id: Exclude<MessageId, PlainMessageId>
  values: Readonly<Record<string, string | number | boolean>>
}

/** Names a sentence with what it needs, where no language is known. */
export function fill<Id extends FilledMessage['id']>(id: Id, values: Messages[Id]): FilledMessage {
  return { id, values }
}

/**
 * A message of a function that knows no language: a sentence of the catalogue, or other text, such as a refusal of the API. Plain
 * ids are not listed beside `string`: the compiler compares every member with every other, and gives up at a million pairs.
 */
export type Sentence = FilledMessage | string

/** The text of a sentence: an id is translated; other text is returned unchanged. */
export type FormatSentence = (sentence: Sentence) => string

/** The sentences of a domain as `compileCatalogue` makes them, by their ids. */
export type CompiledMessages = Readonly<Record<string, Compiled>>

export interface Translator {
  language: AnyLanguage
  /** BCP 47, for the functions of `format/`. */
  locale: string
  t: Translate
  formatSentence: FormatSentence
  /**
   * What data call a thing, by its id in a catalogue of names, `countries.KE`; the data's own word in English, where staff may
   * have changed it, and for what no catalogue has.
   */
  name: (id: string, written: string) => string
  /** Whether these words name a sentence that is loaded. */
  isMessageId: (words: string) => words is MessageId
  /** Adds the sentences of further domains. */
  load: (messages: CompiledMessages) => void
}

/** A language with the sentences loaded so far. Asking for one that is not there is a mistake of ours: it is reported. */
export function createTranslator(
  language: AnyLanguage,
  messages: CompiledMessages = {},
): Translator {
  const locale = localeOf(language)
  const known: Record<string, Compiled> = { ...messages }
  const isMessageId = (words: string): words is MessageId => Object.hasOwn(known, words)
  const write = (id: string, values: FilledMessage['values'] = {}) => {
    const message = known[id]
    return message === undefined ? reportMissing(locale, id) : interpolate(message, values, locale)
  }
  return {
    language,
    locale,
    t: (id, ...[values]) => write(id, values ?? {}),
    formatSentence: (sentence) => {
      if (typeof sentence !== 'string') return write(sentence.id, sentence.values)
      return isMessageId(sentence) ? write(sentence) : sentence
    },
    name: (id, written) => (language === sourceLanguage || !isMessageId(id) ? written : write(id)),
    isMessageId,
    load: (more) => void Object.assign(known, more),
  }
}

function reportMissing(locale: string, id: string): string {
  const error = new Error(`The sentence ${id} is not loaded in ${locale}`)
  // A browser shows what it has and logs the error; a server refuses to send such a page.
  if (!('reportError' in globalThis)) throw error
  globalThis.reportError(error)
  return id
}
