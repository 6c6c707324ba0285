import { type Language, type MessageId, sourceLanguage, type Values } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { refusalValues } from '@bandari/i18n/refusal-values'

/** The name of a refusal: a key of the catalogue `refusals`, never renamed once it was answered. */
export type RefusalCode = MessageId extends infer Id
  ? Id extends `refusals.${infer Code}`
    ? Code
    : never
  : never

type ValuesOf<Code extends RefusalCode> = Values<`refusals.${Code}`>

/** A refusal whose sentence needs nothing filled in. */
type PlainCode = { [Code in RefusalCode]: ValuesOf<Code> extends [] ? Code : never }[RefusalCode]

/** What is wrong, by its code, with what its sentence mentions. */
export interface Problem {
  code: RefusalCode
  values?: Record<string, string | number>
}

export type PlainOrProblem = PlainCode | Problem

export function problem<Code extends RefusalCode>(
  code: Code,
  ...[values]: ValuesOf<Code>
): Problem {
  return values ? { code, values } : { code }
}

export function asProblem(given: PlainOrProblem): Problem {
  return typeof given === 'string' ? { code: given } : given
}

/** The values of a problem were checked where it was made. */
type AnyTranslate = (id: string, values: Problem['values']) => string

/** The sentence; in English it is the specification's word for word. */
export function sentenceOf(given: PlainOrProblem, language: Language = sourceLanguage): string {
  const { code, values } = asProblem(given)
  const translator = translatorOf(language)
  const translate = translator.t as unknown as AnyTranslate
  return translate(`refusals.${code}`, values && refusalValues(code, values, translator))
}

/** Body of a refusal without a field to blame. */
export function detail(given: PlainOrProblem): { detail: string } & Problem {
  return { detail: sentenceOf(given), ...asProblem(given) }
}

/** The same for the calls that name it `reason`. */
export function reasonOf<Code extends RefusalCode>(
  code: Code,
  ...values: ValuesOf<Code>
): Reason<Code> {
  const given = problem(code, ...values)
  return { reason: sentenceOf(given), ...given } as Reason<Code>
}

type Reason<Code extends RefusalCode> = { reason: string; code: Code } & (ValuesOf<Code> extends []
  ? unknown
  : { values: Record<string, string | number> })
