import type { ImportRules } from '@bandari/sdk'
import { type Language, localeOf } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { formatLabelled } from '@bandari/i18n/format'
import { countrySlug, coverageOf, type KnownPorts, placesOf } from './import-places.ts'
import { countryName } from './list-import-destinations.ts'
import { taxLabel, withoutInspection } from './figures.ts'
import type { CountryRules, Provenance } from './rules.ts'
import { textIn, nameIn, paperName, publicSource, publicSources } from './labels.ts'

interface ViewContext {
  known: KnownPorts
  /** Rules that ended before this day are left out. */
  today: string
  language: Language
}

type ShownProvenance = ImportRules['eligibility'][number]['prov']

/** A country's rules for its public page, in one language. */
export function importRulesView(rules: CountryRules, beside: ViewContext): ImportRules {
  const { known, today, language } = beside
  const { country, checked_on, unknowns } = rules
  const stands = ({ prov }: { prov: Provenance }) =>
    prov.valid_to === null || prov.valid_to >= today
  const provOf = (prov: Provenance) => provenanceView(prov, rules)
  return {
    country: country.iso2,
    name: countryName(rules, language),
    slug: countrySlug(rules),
    currency: country.currency,
    drives_on: country.drives_on,
    coastal: country.coastal,
    authority: nameIn(country.authority, language),
    coverage: coverageOf(rules),
    checked_on,
    eligibility: rules.eligibility.filter(stands).map(({ id, kind, when, effect, say, prov }) => ({
      id,
      kind,
      steering: steeringIn(when),
      effect,
      sentence: textIn(say, language),
      prov: provOf(prov),
    })),
    inspection: rules.inspection
      .filter(stands)
      .map((rule) => inspectionView(rule, rules, language)),
    duty: dutyView(rules, { stands, language }),
    fees: rules.fees.filter(stands).map(({ id, label, payee, currency, low, high, prov }) => ({
      id,
      label: textIn(label, language),
      paid_to: nameIn(payee, language),
      currency,
      low,
      high,
      prov: provOf(prov),
    })),
    documents: rules.documents.filter(stands).map((paper) => ({
      id: paper.id,
      name: paper.local_name ?? paperName(paper.id, translatorOf(language)),
      required: paper.required,
      stage: paper.stage,
      issuer: nameIn(paper.issuer, language),
      note: paper.note === undefined ? null : textIn(paper.note, language),
      prov: provOf(paper.prov),
    })),
    places: placesOf(rules, known),
    unknowns: unknowns.map(({ what, say }) =>
      formatLabelled(textIn(what, language), textIn(say, language), localeOf(language)),
    ),
  }
}

function steeringIn(when: CountryRules['eligibility'][number]['when']): 'left' | 'right' | null {
  const side = when['steering']?.eq
  return side === 'left' || side === 'right' ? side : null
}

function inspectionView(
  {
    id,
    origin,
    bodies,
    certificate,
    moment,
    fee,
    without,
    prov,
  }: CountryRules['inspection'][number],
  rules: CountryRules,
  language: Language,
): ImportRules['inspection'][number] {
  return {
    id,
    origins: origin.filter((code) => code !== '*'),
    bodies,
    certificate: certificate && nameIn(certificate, language),
    moment,
    fee: fee && { currency: fee.currency, amount: fee.amount },
    without: textIn(withoutInspection(without), language),
    prov: provenanceView(prov, rules),
  }
}

function dutyView(
  rules: CountryRules,
  { stands, language }: { stands: (one: { prov: Provenance }) => boolean; language: Language },
): ImportRules['duty'] {
  const { status, say, regimes } = rules.duty
  return {
    status,
    sentence: textIn(say, language),
    regimes: regimes.filter(stands).map((regime) => ({
      id: regime.id,
      label: regime.label ? textIn(regime.label, language) : null,
      in_total: regime.use_for_total,
      value: textIn(regime.value_basis.say, language),
      taxes: [
        ...new Set(regime.lines.filter(stands).map((line) => textIn(taxLabel(line), language))),
      ],
      readings: (regime.value_basis.readings ?? []).filter(stands).map(({ say, prov }) => ({
        sentence: textIn(say, language),
        sources: publicSources(prov.sources, rules.sources),
      })),
      prov: provenanceView(regime.prov, rules),
    })),
  }
}

function provenanceView(
  { confidence, valid_from, valid_to, sources: named }: Provenance,
  { sources }: CountryRules,
): ShownProvenance {
  const source = publicSource(named, sources)
  return {
    confidence,
    valid_from,
    valid_to,
    source: source?.title ?? null,
    source_url: source?.url ?? null,
  }
}
