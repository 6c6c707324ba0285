import {
  type Figures,
  figuresIn,
  figuresOfTax,
  percentOf,
  unknownFigures,
  withFigures,
} from '@bandari/i18n/rule-figures'
import { type PlainOrProblem, problem } from '../core/problem.ts'
import type { Condition, DutyLine, InspectionRule, Regime, Text, When } from './rules.ts'

/** Prices print the same label a thousand times; a rule is never changed. */
const labels = new WeakMap<DutyLine, Text>()

/** A tax's label with its figures, in each language. */
export function taxLabel(line: DutyLine): Text {
  const known = labels.get(line)
  if (known) return known
  const label = withFigures(line.label, figuresOfTax(line))
  labels.set(line, label)
  return label
}

type Without = InspectionRule['without']

/** What happens without an inspection, with its figures. */
export function withoutInspection({ say, rate }: Without): Text {
  return withFigures(say, figuresOfTax({ rate }))
}

/** A label that names a figure which the tax has not, in braces or written out. */
export function taxLabelProblems(line: DutyLine): PlainOrProblem[] {
  const figures = figuresOfTax(line)
  const own = new Set([
    ...Object.values(figures),
    ...[line, ...(line.bands ?? []), line.alternative ?? {}].flatMap(figuresOfCharge),
    ...[line.when, line.alternative?.when, ...(line.bands ?? []).map(({ when }) => when)].flatMap(
      (when) => (when ? limitsOf(when) : []),
    ),
  ])
  return [
    ...unnamed(line.label, figures),
    ...figuresIn(line.label)
      .filter((figure) => !own.has(plain(figure)))
      .map((figure) => problem('rule_label_figure', { figure })),
  ]
}

/** A table's label that names a number which is none of the limits of its conditions; years of a source are no limits. */
export function tableLabelProblems({
  label,
  when,
}: Pick<Regime, 'label' | 'when'>): PlainOrProblem[] {
  const own = new Set(limitsOf(when))
  if (own.size === 0) return []
  return figuresIn(label ?? {})
    .filter((figure) => !own.has(plain(figure)) && !/^(19|20)\d\d$/.test(figure))
    .map((figure) => problem('rule_label_figure', { figure }))
}

/** A sentence that names percentages and not the rule's own. */
export function withoutProblems({ say, rate }: Without): PlainOrProblem[] {
  const figures = figuresOfTax({ rate })
  const written = figuresIn(say, true).map(plain)
  const namesOwn = Object.values(say).every(
    (words) =>
      words.includes('{rate}') ||
      figuresIn({ en: words }, true).length === 0 ||
      (rate !== undefined && written.includes(percentOf(rate))),
  )
  return [
    ...unnamed(say, figures),
    ...(rate === undefined || namesOwn
      ? []
      : written.map((figure) => problem('rule_label_figure', { figure }))),
  ]
}

function unnamed(text: Text, figures: Figures): PlainOrProblem[] {
  return unknownFigures(text, figures).map((name) => problem('rule_label_name', { name }))
}

function figuresOfCharge({
  rate,
  amount,
}: {
  rate?: string | undefined
  amount?: string | undefined
}): string[] {
  return [
    ...(rate === undefined ? [] : [percentOf(rate)]),
    ...(amount === undefined ? [] : [plain(amount)]),
  ]
}

/** The numbers of conditions, months also in years. */
function limitsOf(when: When): string[] {
  return Object.entries(when).flatMap(([field, condition]) =>
    numbersOf(condition).flatMap((number) =>
      field.includes('_months_') && number % 12 === 0
        ? [String(number), String(number / 12)]
        : [String(number)],
    ),
  )
}

function numbersOf({ eq, in: among = [], not_in: except = [], ...bounds }: Condition): number[] {
  return [eq, ...among, ...except, ...Object.values(bounds)].filter(
    (value): value is number => typeof value === 'number',
  )
}

/** `5.0` is `5`. */
function plain(number: string): string {
  return number.includes('.') ? number.replace(/\.?0+$/, '') : number
}
