import type { PlainMessageId } from '@bandari/i18n'
import type {
  FunnelFigures,
  FunnelGroup,
  VitalDevice,
  VitalGroup,
  VitalLanguage,
  VitalSet,
} from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { dayNames } from '../../shared/dates.ts'
import { locale } from '../../shared/format.ts'
import { regionNames } from '../../shared/region-names.ts'
import type { VisitView } from './visit-state.ts'

export const viewLabels: Readonly<Record<VisitView, PlainMessageId>> = {
  funnel: 'staffVisits.funnel',
  speed: 'staffVisits.speed',
}

export const leads: Readonly<Record<VisitView, PlainMessageId>> = {
  funnel: 'staffVisits.lead.funnel',
  speed: 'staffVisits.lead.speed',
}

type Group = FunnelGroup | VitalGroup

export const groupLabels: Readonly<Record<Group, PlainMessageId>> = {
  day: 'staffVisits.by.day',
  page: 'staffVisits.by.page',
  country: 'staffVisits.by.country',
  language: 'staffVisits.by.language',
  source: 'staffVisits.by.source',
  device: 'staffVisits.by.device',
}

/** In the order in which people take them. */
export const stepLabels: Readonly<Record<keyof FunnelFigures, PlainMessageId>> = {
  searched: 'staffVisits.searched',
  opened: 'staffVisits.opened',
  priced: 'staffVisits.priced',
  basket: 'staffVisits.basket',
  ordered: 'staffVisits.ordered',
  paid: 'staffVisits.paid',
}
export const steps = Object.keys(stepLabels) as (keyof FunnelFigures)[]

export const vitalLabels: Readonly<Record<keyof VitalSet, PlainMessageId>> = {
  lcp: 'staffVisits.lcp',
  inp: 'staffVisits.inp',
  cls: 'staffVisits.cls',
  fcp: 'staffVisits.fcp',
  ttfb: 'staffVisits.ttfb',
}
export const vitals = Object.keys(vitalLabels) as (keyof VitalSet)[]

export const languageLabels: Readonly<Record<VitalLanguage, PlainMessageId>> = {
  en: 'staffVisits.language.en',
  sw: 'staffVisits.language.sw',
  pt: 'staffVisits.language.pt',
  fr: 'staffVisits.language.fr',
}

export const deviceLabels: Readonly<Record<VitalDevice, PlainMessageId>> = {
  phone: 'staffVisits.phone',
  desktop: 'staffVisits.desktop',
}

const sources: Readonly<Record<string, PlainMessageId>> = {
  link: 'staffVisits.link',
  other: 'staffVisits.other',
}

/** What a row is of, in the reader's language. */
export function rowName(by: Group, key: string | null): string {
  if (key === null || (by === 'country' && key === 'none')) return t('staffVisits.noCountry')
  const named: Readonly<Record<string, PlainMessageId>> =
    by === 'language' ? languageLabels : by === 'device' ? deviceLabels : sources
  switch (by) {
    case 'day':
      return dayNames(key).long
    case 'country':
      return regionNames.of(key) ?? key
    case 'page':
      return key === '*' ? t('staffVisits.otherPage') : key
    case 'language':
    case 'device':
    case 'source': {
      const id = named[key]
      return id ? t(id) : key
    }
  }
}

const decimals = (places: number) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: places, maximumFractionDigits: places })

/** Of what is not known nothing is said here. */
export function formatVital(name: keyof VitalSet, value: number): string {
  if (name === 'cls') return decimals(2).format(value)
  if (value >= 1000) return t('staffVisits.seconds', { value: decimals(1).format(value / 1000) })
  return t('staffVisits.milliseconds', { value: decimals(0).format(value) })
}
