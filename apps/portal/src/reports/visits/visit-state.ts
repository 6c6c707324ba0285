import type {
  FunnelGroup,
  ReportPeriod,
  VitalDevice,
  VitalGroup,
  VitalLanguage,
} from '@bandari/sdk'
import { readReport } from '../report-state.ts'

export const views = ['funnel', 'speed'] as const
export type VisitView = (typeof views)[number]

export const funnelGroups = [
  'day',
  'country',
  'language',
  'source',
] as const satisfies FunnelGroup[]
export const vitalGroups = ['page', 'country', 'language', 'device'] as const satisfies VitalGroup[]
export const vitalDays = [7, 28, 90] as const
export const languages = ['en', 'sw', 'pt', 'fr'] as const satisfies VitalLanguage[]
export const devices = ['phone', 'desktop'] as const satisfies VitalDevice[]

export interface FunnelState {
  view: 'funnel'
  by: FunnelGroup
  period: ReportPeriod
  from: string
  to: string
}

export interface SpeedState {
  view: 'speed'
  by: VitalGroup
  days: (typeof vitalDays)[number]
  /** What alone the figures are of; undefined for all. */
  page?: string | undefined
  country?: string | undefined
  language?: VitalLanguage | undefined
  device?: VitalDevice | undefined
}

export type VisitState = FunnelState | SpeedState

/** Reads the state from an address; what is not a choice is ignored. */
export function readVisits(query: URLSearchParams): VisitState {
  const by = query.get('by')
  if (query.get('view') !== 'speed') {
    const { period, from, to } = readReport(query)
    const group = funnelGroups.find((name) => name === by) ?? 'day'
    return { view: 'funnel', by: group, period, from, to }
  }
  const country = query.get('country') ?? ''
  const page = query.get('page') ?? ''
  return {
    view: 'speed',
    by: vitalGroups.find((name) => name === by) ?? 'page',
    days: vitalDays.find((days) => String(days) === query.get('days')) ?? 28,
    ...(page !== '' && page.length <= 80 && { page }),
    ...(/^([A-Z]{2}|none)$/.test(country) && { country }),
    language: languages.find((name) => name === query.get('language')),
    device: devices.find((name) => name === query.get('device')),
  }
}

/** Writes the state to an address, whole. */
export function visitsQuery(state: VisitState): string {
  const said = Object.entries(state).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
}

/** What the API is asked of people and orders; null while somebody still chooses days. */
export function funnelQuestion({ by, period, from, to }: FunnelState) {
  if (period !== 'custom') return { by, period }
  return from === '' || to === '' ? null : { by, period, from, to }
}

export function speedQuestion({ by, days, page, country, language, device }: SpeedState) {
  return { by, days, page, country, language, device }
}
