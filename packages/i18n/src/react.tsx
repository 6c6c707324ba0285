import { cloneElement, createContext, Fragment, type ReactElement, useContext } from 'react'
import { type Format, formatOf } from './format/index.ts'
import { hideTags, type Piece, splitTags } from './tags.ts'
import type { MessageId, FormatSentence, Translate, Translator, Values } from './translator.ts'

const TranslatorContext = createContext<Translator | null>(null)
export const TranslatorProvider = TranslatorContext.Provider

export function useTranslator(): Translator {
  const translator = useContext(TranslatorContext)
  if (!translator) throw new Error('useTranslator outside of TranslatorProvider')
  return translator
}

/** The sentences of the language that the screen is in. */
export function useTranslate(): Translate {
  return useTranslator().t
}

/** Numbers, money and dates as the screen's language writes them. */
export function useFormat(): Format {
  return formatOf(useTranslator().locale)
}

/** For what may be a sentence of ours or words from elsewhere: a field's error, a refusal. */
export function useFormatSentence(): FormatSentence {
  return useTranslator().formatSentence
}

/** The names of what data list: countries, categories. */
export function useName(): Translator['name'] {
  return useTranslator().name
}

/** The element of each name; it gets as children what stands between `<name>` and `</name>`, and keeps its own for `<name/>`. */
export type Parts = Readonly<Record<string, ReactElement>>

type RichProps<Id extends MessageId> = { id: Id; parts: Parts } & (Values<Id> extends []
  ? { values?: never }
  : { values: Values<Id>[0] })

/** A sentence with elements in it, so that each language may put them elsewhere: `Call <phone/>.` */
export function Rich<Id extends MessageId>({ id, parts, values }: RichProps<Id>) {
  const t = useTranslate()
  const filling = values == null ? [] : [hideTags(values)]
  const sentence = t(id, ...(filling as unknown as Values<Id>))
  return splitTags(sentence).map(({ name, words }, index) => (
    <Fragment key={index}>{placeIn(parts, { name, words })}</Fragment>
  ))
}

function placeIn(parts: Parts, { name, words }: Piece) {
  const element = name === null ? undefined : parts[name]
  if (!element) return words
  return words === '' ? element : cloneElement(element, {}, words)
}
