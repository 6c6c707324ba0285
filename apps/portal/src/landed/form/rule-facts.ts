import { formatPercent, formatDate } from '../../shared/format.ts'
import {
  type FiguredTax,
  type Figures,
  figuresOfTax,
  fillFigures,
  percentOf,
} from '@bandari/i18n/rule-figures'
import { t } from '../../language/translator.ts'
import { fieldName } from './field-name.ts'
import { type Definitions, isObject, resolved, type Schema } from './rule-schema.ts'
import {
  baseName,
  chargeWords,
  conditionWords,
  isDecimal,
  type Tax,
  taxName,
  valueWords,
  type When,
} from '../rule-sentences.ts'

/** A line of what a rule says. */
export interface RuleFact {
  /** Where it stands in the rule. */
  path: string
  name: string
  value: string
}

interface FactContext {
  definitions: Definitions
  currency: string
  sources: ReadonlyMap<string, string>
  bases: ReadonlyMap<string, string>
}

const languageNames = {
  en: 'staffRuleForm.form.language.en',
  sw: 'staffRuleForm.form.language.sw',
  pt: 'staffRuleForm.form.language.pt',
  fr: 'staffRuleForm.form.language.fr',
} as const

const languages = ['en', 'sw', 'pt', 'fr'] as const

/** A rule line by line, in the order of its schema, in words: what people read instead of its JSON. */
export function ruleFacts(content: unknown, schema: Schema, context: FactContext): RuleFact[] {
  return factsOf({ content, schema, name: '', path: '', prefix: '' }, context)
}

interface FactPlace {
  content: unknown
  schema: Schema
  /** As the schema calls it. */
  name: string
  path: string
  /** The names of what it is in. */
  prefix: string
  /** Of the tax that it belongs to, for its label. */
  figures?: Figures
}

function factsOf(place: FactPlace, context: FactContext): RuleFact[] {
  const { content, schema, name, path, prefix } = place
  const known = resolved(schema, context.definitions)
  const title =
    name === '' ? '' : prefix === '' ? fieldName(name) : `${prefix} › ${fieldName(name)}`
  const one = (value: string): RuleFact[] => [{ path, name: title, value }]
  if (content === null || content === undefined) return one(t('staffRuleForm.form.notKnown'))
  if (known.name === 'when') {
    return one(conditionWords([content as When]) ?? t('staffRuleForm.say.always'))
  }
  if (isObject(content) && typeof content['en'] === 'string')
    return textFacts(content, place.figures ?? {}, { title, path })
  if (name === 'rate' && typeof content === 'string' && isDecimal(content)) {
    return one(formatPercent(Number(percentOf(content))))
  }
  if (Array.isArray(content))
    return listFacts({ ...place, content, title, items: known.schema.items ?? {} }, context)
  if (isObject(content))
    return objectFacts({ ...place, title, properties: known.schema.properties ?? {} }, context)
  return one(plainWords(name, content, context))
}

function textFacts(
  text: Record<string, unknown>,
  figures: Figures,
  { title, path }: { title: string; path: string },
): RuleFact[] {
  return languages
    .filter((language) => typeof text[language] === 'string')
    .map((language) => ({
      path: `${path}/${language}`,
      name: t('staffRuleForm.form.inLanguage', {
        name: title,
        language: t(languageNames[language]),
      }),
      value: fillFigures(String(text[language]), figures, language),
    }))
}

function listFacts(
  {
    content,
    items,
    name,
    path,
    title,
  }: FactPlace & { content: unknown[]; items: Schema; title: string },
  context: FactContext,
): RuleFact[] {
  if (content.length === 0) return [{ path, name: title, value: t('staffRuleForm.form.empty') }]
  if (!content.some(isObject)) {
    const value = content.map((one) => plainWords(name, one, context)).join(', ')
    return [{ path, name: title, value }]
  }
  const bases = name === 'lines' ? basesOf(content as Tax[]) : context.bases
  return content.flatMap((entry, index) => {
    const at = `${path}/${index}`
    const number = t('staffRuleForm.form.number', { name: title, n: index + 1 })
    if (name === 'lines') {
      const tax = entry as Tax
      const when = conditionWords([tax.when ?? {}])
      const charge = chargeWords(tax, { currency: context.currency, bases })
      return [
        { path: at, name: number, value: [taxName(tax), charge, when].filter(Boolean).join(' · ') },
      ]
    }
    if (isObject(entry) && 'when' in entry && !('prov' in entry)) {
      return [{ path: at, name: number, value: bandWords(entry, context) }]
    }
    return factsOf(
      { content: entry, schema: items, name: '', path: at, prefix: number },
      { ...context, bases },
    ).map((fact) => (fact.name === '' ? { ...fact, name: number } : fact))
  })
}

function bandWords(band: Record<string, unknown>, { currency }: FactContext): string {
  const { rate, amount, when } = band as { rate?: string; amount?: string; when: When }
  const charge =
    rate !== undefined
      ? formatPercent(Number(percentOf(rate)))
      : chargeWords(amount === undefined ? {} : { amount }, { currency, bases: new Map() })
  return t('staffRuleForm.say.band', {
    conditions: conditionWords([when]) ?? t('staffRuleForm.say.always'),
    charge,
  })
}

function objectFacts(
  {
    content,
    path,
    title,
    prefix,
    properties,
  }: FactPlace & { title: string; properties: Readonly<Record<string, Schema>> },
  context: FactContext,
): RuleFact[] {
  const values = content as Record<string, unknown>
  return Object.keys(properties)
    .filter((name) => name in values && name !== 'id' && name !== 'unlocode')
    .flatMap((name) =>
      factsOf(
        {
          content: values[name],
          schema: properties[name] ?? {},
          name,
          path: `${path}/${name}`,
          prefix: title === '' ? prefix : title,
          ...(name === 'label' || name === 'say'
            ? { figures: figuresOfTax(values as FiguredTax) }
            : {}),
        },
        context,
      ),
    )
}

function basesOf(taxes: readonly Tax[]): Map<string, string> {
  return new Map(
    taxes.flatMap((tax) => (tax.id ? [[tax.id, baseName(tax.label?.en ?? tax.id)]] : [])),
  )
}

function plainWords(name: string, value: unknown, { sources, bases }: FactContext): string {
  if (typeof value === 'boolean')
    return t(value ? 'staffRuleForm.value.yes' : 'staffRuleForm.value.no')
  const text = String(value)
  if (name === 'sources') return sources.get(text) ?? text
  if (name === 'base') {
    if (text === 'CV') return t('staffRuleForm.say.customsValue')
    if (text === 'FOB') return t('staffRuleForm.say.fob')
    return bases.get(text) ?? text
  }
  if (name === 'valid_from' || name === 'valid_to') return formatDate(text)
  return typeof value === 'string' ? valueWords(name, text) : text
}
