import { sourceLanguage, type Translate } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { CostKind } from './cost-line.ts'

/** The facts that the sentence about a line may name. */
export interface CostFacts {
  /** The discount's code, as it was typed. */
  code: string | null
  /** The discount's name; support reads the code instead. */
  name: string | null
  /** The shop's own offer that issued the discount, which has words in each language. */
  offer: string | null
  /** The shipping method's name, and what it is made of. */
  method: string | null
  type: string | null
  port: string | null
  /** What an extra is. */
  extra?: string | null
}

type DocumentFacts = Pick<CostFacts, 'code' | 'type' | 'port' | 'extra'>

interface Wording {
  /** Which of the facts a screen's sentence may name. */
  names: readonly (keyof CostFacts)[]
  /** The sentences of our documents. */
  text: (facts: DocumentFacts, t: Translate) => string
}

const wordings: Record<CostKind, Wording> = {
  goods: { names: [], text: (_, t) => t('invoice.goods') },
  discount: {
    names: ['code', 'name', 'offer'],
    text: ({ code }, t) =>
      code === null ? t('invoice.discount') : t('invoice.discountOf', { code }),
  },
  shipping: {
    names: ['method', 'type', 'port'],
    text: ({ type, port }, t) => {
      if (type === null) return t('invoice.shipping')
      return port === null ? t('invoice.freight', { type }) : t('invoice.freightTo', { type, port })
    },
  },
  insurance: { names: [], text: (_, t) => t('ui.costInsurance') },
  inspection: { names: [], text: (_, t) => t('ui.costInspection') },
  extra: { names: ['extra'], text: ({ extra }, t) => extra ?? t('ui.costExtra') },
}

/** The label of a line in our documents, and as the wire names a surcharge: in English. */
export function documentLabel(
  kind: CostKind,
  facts: DocumentFacts,
  t: Translate = translatorOf(sourceLanguage).t,
): string {
  return wordings[kind].text(facts, t)
}

/** The facts that a screen needs for its own sentence about a line. */
export function labelValues(kind: CostKind, facts: CostFacts): Record<string, string> {
  return Object.fromEntries(
    wordings[kind].names.flatMap((name) => {
      const value = facts[name] ?? null
      return value === null ? [] : [[name, value]]
    }),
  )
}
