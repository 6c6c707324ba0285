import { type Language, type PlainMessageId, spaceFrench, type Translator } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Finding } from './eligibility.ts'
import type { CountryRules, Name, Source, Text, RuleText } from './rules.ts'

/** A text of a rule. Staff may write it in English alone: in another language it is then marked as English. */
export function textIn(text: RuleText, language: Language): string {
  const words: Text = typeof text === 'string' ? { en: text } : text
  const translated = words[language]
  if (translated === undefined) {
    return translatorOf(language).t('landed.inEnglish', { text: words.en })
  }
  return language === 'fr' ? spaceFrench(translated) : translated
}

/** The name of a payee, an issuer or a certificate. */
export function nameIn(name: Name, language: Language): string {
  return typeof name === 'string' ? name : textIn(name, language)
}

/** Whether it may enter, in words, and what is missing where that is not known. */
export function verdictSentence(
  { rule, open, needs }: Finding,
  language: Language,
  { t }: Translator,
): string {
  if (!rule) return t('landed.nothingAgainst')
  if (open === 'lapsed') return t('landed.ruleEnded')
  if (open === null) return textIn(rule.say, language)
  if (needs.includes('first_registered')) return t('landed.needsRegistration')
  if (needs.includes('manufactured')) return t('landed.needsManufacture')
  return t('landed.needsShipment')
}

const oursById: Readonly<Record<string, PlainMessageId>> = {
  fob: 'landed.price',
  freight: 'landed.freight',
  inspection: 'landed.inspection',
  duty: 'landed.duty',
  route: 'landed.inlandUnknown',
}

interface LabelContext {
  rules: Pick<CountryRules, 'fees' | 'inspection' | 'routes' | 'ports'>
  language: Language
  translator: Translator
}

/** The label of a line whose amount nobody knows. */
export function missingLabel(id: string, { rules, language, translator }: LabelContext): string {
  const ours = oursById[id]
  if (ours) return translator.t(ours)
  const fee = rules.fees.find((one) => one.id === id)
  if (fee) return textIn(fee.label, language)
  if (rules.inspection.some((one) => one.id === id)) return translator.t('landed.inspection')
  const route = rules.routes.find((one) => one.id === id)
  if (!route) return id
  const port = portName(route.from_port, rules)
  return translator.t('landed.inland', { port, city: route.to_city })
}

/** The name of a port; its code where only a neighbour's rules describe it. */
export function portName(code: string, { ports }: Pick<CountryRules, 'ports'>): string {
  return ports.find(({ unlocode }) => unlocode === code)?.name ?? code
}

/** All public sources, to read them. */
export function publicSources(
  named: readonly string[],
  sources: readonly Source[],
): { title: string; url: string | null }[] {
  return named
    .flatMap((id) => sources.find((source) => source.id === id) ?? [])
    .filter(({ kind }) => kind !== 'internal')
    .map(({ title, url }) => ({ title, url: url ?? null }))
}

/** The first public source; our own notes do not count. */
export function publicSource(named: readonly string[], sources: readonly Source[]): Source | null {
  const own = named.map((id) => sources.find((source) => source.id === id))
  return own.find((source) => source !== undefined && source.kind !== 'internal') ?? null
}

const papers = {
  proforma_invoice: 'landed.paper.proforma_invoice',
  commercial_invoice: 'landed.paper.commercial_invoice',
  export_certificate: 'landed.paper.export_certificate',
  bill_of_lading: 'landed.paper.bill_of_lading',
  taxpayer_number: 'landed.paper.taxpayer_number',
  identity: 'landed.paper.identity',
  customs_entry: 'landed.paper.customs_entry',
  delivery_order: 'landed.paper.delivery_order',
  inspection_certificate: 'landed.paper.inspection_certificate',
  transit_guarantee: 'landed.paper.transit_guarantee',
  import_permit: 'landed.paper.import_permit',
  tracking_note: 'landed.paper.tracking_note',
  police_clearance: 'landed.paper.police_clearance',
  import_declaration: 'landed.paper.import_declaration',
  co2_certificate: 'landed.paper.co2_certificate',
  auction_sheet: 'landed.paper.auction_sheet',
  deregistration_certificate: 'landed.paper.deregistration_certificate',
  valuation_request: 'landed.paper.valuation_request',
  consignee_title: 'landed.paper.consignee_title',
  registration_application: 'landed.paper.registration_application',
  returning_resident_proof: 'landed.paper.returning_resident_proof',
  translation: 'landed.paper.translation',
  insurance_certificate: 'landed.paper.insurance_certificate',
  packing_list: 'landed.paper.packing_list',
  certificate_of_origin: 'landed.paper.certificate_of_origin',
  agent_authority: 'landed.paper.agent_authority',
  exchange_control_form: 'landed.paper.exchange_control_form',
} as const satisfies Readonly<Record<string, PlainMessageId>>

/** What a paper is called; a new one by its id, until somebody has translated it. */
export function paperName(id: string, { t }: Translator): string {
  const known: Readonly<Record<string, PlainMessageId>> = papers
  const message = known[id]
  return message ? t(message) : id.replaceAll('_', ' ')
}
