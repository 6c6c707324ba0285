import type { PlainMessageId } from '@bandari/i18n'
import type { ReportGroup, ReportName, ReportPeriod, ReportSpan } from '@bandari/sdk'
import { t } from '../language/translator.ts'
import { formatDay, monthNames } from '../shared/dates.ts'
import { formatMoney, formatPercent } from '../shared/format.ts'
import { regionNames } from '../shared/region-names.ts'
import { changeOf } from './report-state.ts'

export const reportLabels: Readonly<Record<ReportName, PlainMessageId>> = {
  turnover: 'staffReports.turnover',
  freight: 'staffReports.freight',
  steps: 'staffReports.steps',
}

export const leads: Readonly<Record<ReportName, PlainMessageId>> = {
  turnover: 'staffReports.lead.turnover',
  freight: 'staffReports.lead.freight',
  steps: 'staffReports.lead.steps',
}

export const groupLabels: Readonly<Record<ReportGroup, PlainMessageId>> = {
  month: 'staffReports.by.month',
  country: 'staffReports.by.country',
  make: 'staffReports.by.make',
  seller: 'staffReports.by.seller',
  supporter: 'staffReports.by.supporter',
  source: 'staffReports.by.source',
}

export const periodLabels: Readonly<Record<ReportPeriod, PlainMessageId>> = {
  'last-week': 'staffReports.period.lastWeek',
  'this-month': 'staffReports.period.thisMonth',
  'last-month': 'staffReports.period.lastMonth',
  'this-quarter': 'staffReports.period.thisQuarter',
  'last-quarter': 'staffReports.period.lastQuarter',
  'this-year': 'staffReports.period.thisYear',
  'last-year': 'staffReports.period.lastYear',
  'last-12-months': 'staffReports.period.last12Months',
  custom: 'staffReports.period.custom',
}

const sources: Readonly<Record<string, PlainMessageId>> = {
  offer: 'staffReports.source.offer',
  quote: 'staffReports.source.quote',
  link: 'staffReports.source.link',
  code: 'staffReports.source.code',
  shop: 'staffReports.source.shop',
}

const nobody: Readonly<Record<ReportGroup, PlainMessageId>> = {
  month: 'staffReports.unknown',
  country: 'staffReports.unknown',
  make: 'staffReports.noMake',
  seller: 'staffReports.ownStock',
  supporter: 'staffReports.noSupporter',
  source: 'staffReports.unknown',
}

interface Named {
  key: string | null
  label: string | null
}

/** What a row is of, in the reader's language. */
export function nameOf(by: ReportGroup, { key, label }: Named): string {
  if (key === null) return t(nobody[by])
  if (by === 'month') return monthNames(key).long
  if (by === 'country') return regionNames.of(key) ?? label ?? key
  const source = by === 'source' ? sources[key] : undefined
  return source ? t(source) : (label ?? key)
}

/** The same below a bar. */
export function shortNameOf(by: ReportGroup, named: Named): string {
  if (by === 'month' && named.key !== null) return monthNames(named.key).short
  const name = nameOf(by, named)
  return name.length > 14 ? `${name.slice(0, 13)}…` : name
}

export function formatSpan({ from, to }: ReportSpan): string {
  return t('staffReports.span', { from: formatDay(from), to: formatDay(to) })
}

/** An amount that nobody knows is said, and is no 0. */
export function formatAmount(amount: string | null, currency: string): string {
  return amount === null ? t('staffReports.unknown') : formatMoney({ amount, currency })
}

/** How an amount differs from an earlier one; null where there is nothing to compare with. */
export function formatChange(now: string | null, before: string | null): string | null {
  const percent = changeOf(now, before)
  if (percent === null) return null
  if (percent === 0) return t('staffReports.same')
  const change = formatPercent(Math.abs(percent))
  return t(percent > 0 ? 'staffReports.more' : 'staffReports.fewer', { change })
}
