import type { LandedLine as ShownLine, LandedPrice as ShownPrice } from '@bandari/sdk'
import type { Language, Translator } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { RateTerms } from '../pricing/exchange-rates/exchange-rates.store.ts'
import { type Bounds, fromMinor } from './amounts.ts'
import type { LandedPrice } from './landed-price.ts'
import type { LandedLine } from './line.ts'
import type { LandedPriceQuery } from './question.ts'
import type { CountryRules } from './rules.ts'
import type { ArrivalWindow, Deadline } from './verdict.ts'
import {
  textIn,
  missingLabel,
  nameIn,
  portName,
  publicSource,
  publicSources,
  verdictSentence,
} from './labels.ts'

interface ViewContext {
  rules: CountryRules
  rates: readonly RateTerms[]
  query: LandedPriceQuery
  /** The day by which it must arrive; null where nothing gets worse. */
  deadline: Deadline | null
  arrival: ArrivalWindow
}

export function landedPriceView(
  price: LandedPrice,
  { rules, rates, query, deadline, arrival }: ViewContext,
): ShownPrice {
  const { verdict, regime, customsValue, lines, missing, needs } = price
  const language = query.language ?? 'en'
  const translator = translatorOf(language)
  const rate = rates.find(({ currency }) => currency === rules.country.currency)
  return {
    country: rules.country.iso2,
    verdict: verdict.admission,
    by: verdict.rule?.id ?? null,
    sentence: verdictSentence(verdict, language, translator),
    land_by: deadline?.landBy ?? null,
    land_by_reason: deadline && verdictSentence(deadline.after, language, translator),
    regime,
    customs_value: customsValue && {
      currency: customsValue.currency,
      ...textsOf(customsValue, customsValue.currency),
      at_least: customsValue.isAtLeast,
      readings: customsValue.readings.map(({ reading, ...value }) => ({
        sentence: textIn(reading.say, language),
        ...textsOf(value, customsValue.currency),
        sources: publicSources(reading.prov.sources, rules.sources),
      })),
    },
    lines: lines.map((line) => lineView(line, { rules, query, translator, language })),
    totals: totalsView(price),
    missing,
    missing_lines: missing.map((id) => ({
      id,
      label: missingLabel(id, { rules, language, translator }),
    })),
    needs,
    arrival: { shipped: arrival.shipped ?? null, from: arrival.from, to: arrival.to },
    exchange_rate: rate ?? null,
    checked_on: rules.checked_on,
  }
}

function totalsView({ totals }: LandedPrice): ShownPrice['totals'] {
  const { payUs, others, landed, known } = totals
  const dollars = (minor: number) => fromMinor(minor, 'USD')
  return {
    pay_us: dollars(payUs),
    others_low: dollars(others.low),
    others_high: dollars(others.high),
    landed_low: landed && dollars(landed.low),
    landed_high: landed && dollars(landed.high),
    known_low: dollars(known.low),
    known_high: dollars(known.high),
  }
}

function textsOf({ low, high }: Bounds, currency: string): { low: string; high: string } {
  return { low: fromMinor(low, currency), high: fromMinor(high, currency) }
}

interface LabelContext {
  rules: CountryRules
  query: LandedPriceQuery
  translator: Translator
  language: Language
}

function lineView(line: LandedLine, context: LabelContext): ShownLine {
  const { id, kind, paidTo, isOurs, certainty, isAtLeast, currency, usd, rule, prov } = line
  const { rules, language } = context
  const source = publicSource(prov?.sources ?? [], rules.sources)
  const dollars = textsOf(usd, 'USD')
  return {
    id,
    kind,
    label: line.label ? textIn(line.label, language) : ourLabel(line, context),
    paid_to: nameIn(paidTo, language),
    pay: isOurs ? 'us' : 'others',
    certainty,
    at_least: isAtLeast,
    currency,
    ...textsOf(line, currency),
    usd_low: dollars.low,
    usd_high: dollars.high,
    rule,
    source: source?.title ?? null,
    source_url: source?.url ?? null,
    checked_on: rule === null ? null : rules.checked_on,
  }
}

/** The label of a line that comes from no rule. */
function ourLabel(
  { kind, labelValues }: LandedLine,
  { query, rules, translator: { t } }: LabelContext,
): string {
  if (kind === 'freight') {
    return t(query.shipping === 'CONTAINER' ? 'landed.freightContainer' : 'landed.freightRoro')
  }
  if (kind === 'insurance') return t('landed.insurance')
  if (kind === 'inspection') return t('landed.inspection')
  if (kind !== 'inland') return t('landed.vehicle')
  return t('landed.inland', {
    port: portName(labelValues.port ?? '', rules),
    city: labelValues.city ?? '',
  })
}
