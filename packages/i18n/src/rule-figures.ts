import { formatPercent } from './format/percent.ts'
import { type Language, languageCodes, localeOf } from './languages.ts'

/**
 * The figures of an import rule, for the texts that name them in braces: `Import duty {rate}`. They are filled in from the rule,
 * so that no text goes on saying 25 % when the rate is 30 %.
 */

type Text = { en: string } & Partial<Record<Language, string>>

/** `rate`; `uplift`, by how much a base is raised; `most`, the highest rate of a formula. In percent, as decimal text. */
export type Figures = Partial<Record<(typeof figureNames)[number], string>>

export const figureNames = ['rate', 'uplift', 'most'] as const

/** The parts of a tax that its figures come from; rates are shares of one, as decimal text. */
export interface FiguredTax {
  rate?: string | undefined
  bands?: readonly { rate?: string | undefined }[] | undefined
  base_uplift?: string | undefined
  formula?: string | undefined
}

/** A share of one in percent, exactly: `0.165` is `16.5`. */
export function percentOf(share: string): string {
  const [whole = '', fraction = ''] = share.split('.')
  const over = `${whole}${fraction.slice(0, 2).padEnd(2, '0')}`.replace(/^0+(?=\d)/, '')
  const rest = fraction.slice(2).replace(/0+$/, '')
  return rest === '' ? over : `${over}.${rest}`
}

/** Percent as a share of one: `16.5` is `0.165`; null for what is no number. */
export function shareOf(percent: string): string | null {
  const [, whole = '', fraction = ''] = /^(\d{1,6})(?:[.,](\d{1,12}))?$/.exec(percent.trim()) ?? []
  if (whole === '') return null
  const digits = whole.padStart(3, '0')
  const share = `${digits.slice(0, -2)}.${digits.slice(-2)}${fraction}`
  return share.replace(/^0+(?=\d)/, '').replace(/\.?0+$/, '')
}

/** The figures that a tax's label may name. A tax by bands has the highest of its rates. */
export function figuresOfTax({ rate, bands = [], base_uplift, formula }: FiguredTax): Figures {
  const rates = bands.flatMap((band) => band.rate ?? [])
  const highest = rates.toSorted((a, b) => Number(b) - Number(a))[0]
  const own = rate ?? highest
  const most = formula === undefined ? undefined : /\bmin\(([\d.]+)/.exec(formula)?.[1]
  const raised = base_uplift === undefined ? undefined : /^1(\.\d+)?$/.exec(base_uplift)
  return {
    ...(own !== undefined && { rate: percentOf(own) }),
    ...(raised && { uplift: percentOf(`0${raised[1] ?? ''}`) }),
    ...(most !== undefined && { most: percentOf(most) }),
  }
}

/** A text of one language with its figures, written as that language writes them. */
export function fillFigures(words: string, figures: Figures, language: Language): string {
  return words.replaceAll(/\{(\w+)\}/g, (braces, name: string) => {
    const figure = (figures as Readonly<Record<string, string>>)[name]
    return figure === undefined ? braces : formatPercent(figure, localeOf(language))
  })
}

/** The same in each language that the text has. */
export function withFigures(text: Text, figures: Figures): Text {
  const filled: Text = { en: fillFigures(text.en, figures, 'en') }
  for (const language of languageCodes) {
    const words = text[language]
    if (words !== undefined) filled[language] = fillFigures(words, figures, language)
  }
  return filled
}

/** The names in braces of a text that stand for no figure of the rule. */
export function unknownFigures(
  text: Partial<Record<Language, string>>,
  figures: Figures,
): string[] {
  const named = Object.values(text).flatMap((words) =>
    [...words.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name),
  )
  return [...new Set(named)].filter((name) => !Object.hasOwn(figures, name))
}

/** The numbers that a text writes out, as decimal text: all, or percentages alone. */
export function figuresIn(text: Partial<Record<Language, string>>, percentOnly = false): string[] {
  const shape = percentOnly ? /(\d+(?:[.,]\d+)?)(?=\s*%)/g : /\d+(?:[.,]\d+)?/g
  const found = Object.values(text).flatMap((words) =>
    [...ungrouped(words.replaceAll(/\{[^{}]*\}/g, '')).matchAll(shape)].map(([number]) =>
      number.replace(',', '.'),
    ),
  )
  return [...new Set(found)]
}

/** `3 800` and `3,800` are `3800`. */
function ungrouped(words: string): string {
  return words.replaceAll(/(?<=\b\d{1,3})[\s,](?=\d{3}\b)/g, '')
}
