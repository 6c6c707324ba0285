import { type FiguredTax, fillFigures, figuresOfTax, percentOf } from '@bandari/i18n/rule-figures'
import { chosenLanguage } from '../language/chosen-language.ts'
import { t } from '../language/translator.ts'
import { formatCount, formatMoney, formatPercent } from '../shared/format.ts'
import { regionNames } from '../shared/region-names.ts'
import { factWords, valueLabels } from './rule-form.data.ts'

/** What an import rule says, in the words of the portal's language: conditions, charges, and the sentence that follows from the figures. */

export interface Condition {
  eq?: unknown
  in?: unknown[]
  not_in?: unknown[]
  lt?: number
  lte?: number
  gt?: number
  gte?: number
}

export type When = Readonly<Record<string, Condition>>

/** Whose values alone say what they are of. */
const selfEvident: ReadonlySet<string> = new Set(['class', 'fuel', 'body'])

/** `Passenger car · Petrol, Hybrid · Engine: over 3,000 cc`; null where it applies to everything. */
export function conditionWords(whens: readonly When[]): string | null {
  const words = whens.flatMap((when) =>
    Object.entries(when)
      .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
      .map(([field, condition]) => oneCondition(field, condition)),
  )
  return words.length === 0 ? null : words.join(' · ')
}

/** Class and fuel first, whichever way they are stored. */
const places = new Map(Object.keys(factWords).map((field, place) => [field, place]))

function placeOf(field: string): number {
  return places.get(field) ?? places.size
}

function oneCondition(field: string, condition: Condition): string {
  const values = conditionValues(field, condition)
  return selfEvident.has(field)
    ? values
    : t('staffRuleForm.say.named', { name: factName(field), values })
}

/** What a condition reads, with the unit in which an age is counted. */
export function factName(field: string): string {
  const known = factWords[field]
  if (!known) return field.replaceAll('_', ' ')
  return t(known.name)
}

/** The same where only the name stands: ages are counted in two ways. */
export function factChoice(field: string): string {
  const unit = factWords[field]?.unit
  const name = factName(field)
  if (unit === 'years') return t('staffRuleForm.fact.inYears', { name })
  return unit === 'months' ? t('staffRuleForm.fact.inMonths', { name }) : name
}

function conditionValues(
  field: string,
  { eq, in: among, not_in: except, ...bounds }: Condition,
): string {
  const value = (one: unknown) => factValue(field, one)
  const { lt, lte, gt, gte } = bounds
  const parts = [
    ...(eq === undefined ? [] : [value(eq)]),
    ...(among ? [among.map(value).join(', ')] : []),
    ...(except ? [t('staffRuleForm.say.except', { values: except.map(value).join(', ') })] : []),
    ...(gt === undefined ? [] : [t('staffRuleForm.say.over', { n: value(gt) })]),
    ...(gte === undefined ? [] : [t('staffRuleForm.say.from', { n: value(gte) })]),
    ...(lt === undefined ? [] : [t('staffRuleForm.say.under', { n: value(lt) })]),
    ...(lte === undefined ? [] : [t('staffRuleForm.say.upTo', { n: value(lte) })]),
  ]
  return parts.join(', ')
}

/** A value that a condition names: `1,500 cc`, `Petrol`, `Japan`. */
export function factValue(field: string, value: unknown): string {
  if (typeof value === 'number') {
    const unit = factWords[field]?.unit
    if (unit === 'years') return t('staffRuleForm.unit.years', { count: value })
    if (unit === 'months') return t('staffRuleForm.unit.months', { count: value })
    const n = formatCount(value)
    return unit ? `${n}\u00a0${t(symbols[unit])}` : n
  }
  if (typeof value === 'boolean')
    return t(value ? 'staffRuleForm.value.yes' : 'staffRuleForm.value.no')
  return valueWords(field, String(value))
}

const symbols = {
  cc: 'staffRuleForm.unit.cc',
  t: 'staffRuleForm.unit.t',
  kg: 'staffRuleForm.unit.kg',
} as const

/** A value from a list, in words; countries by their names. */
export function valueWords(field: string, value: string): string {
  const label = valueLabels[field]?.[value]
  if (label) return t(label)
  if ((field === 'origin' || field === 'country') && /^[A-Z]{2}$/.test(value))
    return regionNames.of(value) ?? value
  return value.replaceAll('_', ' ')
}

/** A tax as its form has it; parts may be missing while it is written. */
export interface Tax extends FiguredTax {
  id?: string
  label?: Partial<Record<string, string>> & { en?: string }
  kind?: string
  when?: When
  base?: string[]
  amount?: string
  bands?: { when: When; rate?: string; amount?: string }[]
  alternative?: { rate?: string; base?: string[]; amount?: string; when?: When; why?: string }
  prov?: { sources?: string[] }
}

interface ChargeContext {
  currency: string
  /** The labels of taxes by their ids. */
  bases: ReadonlyMap<string, string>
}

/** `25% of the customs value + Import duty`. */
export function chargeWords(tax: Tax, context: ChargeContext): string {
  const { kind, bands, formula } = tax
  if (kind === 'ad_valorem_formula') {
    const { most } = figuresOfTax({ formula })
    return t('staffRuleForm.say.formula', {
      most: most === undefined ? '?' : formatPercent(Number(most)),
    })
  }
  const own = oneCharge(tax, tax, context)
  if (own !== null) return own
  if (!bands || bands.length === 0) return t('staffRuleForm.say.noCharge')
  return bands
    .map((band) =>
      t('staffRuleForm.say.band', {
        conditions: conditionWords([band.when]) ?? t('staffRuleForm.say.always'),
        charge: oneCharge(band, tax, context) ?? t('staffRuleForm.say.noCharge'),
      }),
    )
    .join('; ')
}

function oneCharge(
  { rate, amount }: { rate?: string | undefined; amount?: string | undefined },
  tax: Tax,
  context: ChargeContext,
): string | null {
  if (rate !== undefined) {
    const base = baseWords(tax, context)
    const share = isDecimal(rate) ? formatPercent(Number(percentOf(rate))) : '?'
    return t('staffRuleForm.say.of', { rate: share, base })
  }
  if (amount === undefined) return null
  return isDecimal(amount) ? formatMoney({ amount, currency: context.currency }) : '?'
}

function baseWords({ base = [], base_uplift: factor }: Tax, { bases }: ChargeContext): string {
  const words = base.map((id) => {
    const name =
      id === 'CV'
        ? t('staffRuleForm.say.customsValue')
        : id === 'FOB'
          ? t('staffRuleForm.say.fob')
          : (bases.get(id) ?? id)
    const isRaised = factor !== undefined && (id === 'CV' || id === 'FOB')
    return isRaised ? t('staffRuleForm.say.raised', { base: name, factor }) : name
  })
  return words.length === 0 ? '?' : words.join(' + ')
}

export function isDecimal(text: string): boolean {
  return /^\d{1,18}(\.\d{1,18})?$/.test(text)
}

/** The name of a tax for the base of another: its label without its figures. */
export function baseName(label: string): string {
  return label
    .replaceAll(/\{\w+\}|\d+([.,]\d+)?\s*%/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** A label with its figures, in each of the languages that it has. */
export function labelsOf({ label = {}, ...tax }: Tax): { language: string; label: string }[] {
  const figures = figuresOfTax(tax)
  return Object.entries(label).map(([language, words]) => ({
    language,
    label: fillFigures(words ?? '', figures, language as typeof chosenLanguage & 'en'),
  }))
}

/** The label of a tax in English, with its figures. */
export function taxName(tax: Tax): string {
  return fillFigures(tax.label?.en ?? '', figuresOfTax(tax), 'en')
}
