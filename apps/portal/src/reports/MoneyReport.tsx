import type { FreightReport, ReportGroup, TurnoverReport } from '@bandari/sdk'
import { Skeleton } from '@bandari/ui'
import { lazy, Suspense } from 'react'
import { t } from '../language/translator.ts'
import { formatCount } from '../shared/format.ts'
import { formatAmount, formatChange, nameOf, shortNameOf } from './report-labels.ts'
import { Compared, type ReportColumn, ReportTable } from './ReportTable.tsx'

// The drawing weighs more than the rest of the page, and the figures need not wait for it.
const ReportPlot = lazy(() => import('./ReportPlot.tsx').then((m) => ({ default: m.ReportPlot })))

type Sold = TurnoverReport['totals'][number]
type Carried = FreightReport['totals'][number]
type Row<Figures> = Figures & { key?: string | null; label?: string | null }

const periods = ['now', 'before', 'year_ago'] as const

interface ReportProps<Report> {
  report: Report
  by: ReportGroup
  isLoading: boolean
}

function nameColumn(by: ReportGroup, heading: string): ReportColumn<Row<{ currency: string }>> {
  return {
    heading,
    cell: ({ key, label, currency }) =>
      key === undefined
        ? t('staffReports.total', { currency })
        : nameOf(by, { key, label: label ?? null }),
  }
}

const keyOf = (row: Row<{ currency: string }>) => `${row.key} ${row.currency}`

export function TurnoverTable({
  report,
  by,
  isLoading,
  heading,
}: ReportProps<TurnoverReport> & { heading: string }) {
  const net = (period: 'before' | 'year_ago') => (row: Row<Sold>) => (
    <Compared
      amount={formatAmount(row[period].net, row.currency)}
      change={formatChange(row.now.net, row[period].net)}
    />
  )
  return (
    <>
      <Plots report={report} by={by} name={t('staffReports.net')} valueOf={({ net }) => net} />
      <ReportTable<Row<Sold>>
        labelledBy="report-title"
        label={t('staffReports.figures')}
        isLoading={isLoading}
        rows={report.rows}
        totals={report.totals}
        keyOf={keyOf}
        columns={[
          nameColumn(by, heading),
          { heading: t('staffReports.orders'), cell: ({ now }) => formatCount(now.orders) },
          {
            heading: t('staffReports.turnover'),
            cell: ({ now, currency }) => formatAmount(now.turnover, currency),
          },
          {
            heading: t('staffReports.returned'),
            cell: ({ now, currency }) => formatAmount(now.returned, currency),
          },
          {
            heading: t('staffReports.net'),
            cell: ({ now, currency }) => formatAmount(now.net, currency),
          },
          { heading: t('staffReports.netBefore'), cell: net('before') },
          { heading: t('staffReports.netYearAgo'), cell: net('year_ago') },
        ]}
      />
    </>
  )
}

export function FreightTable({
  report,
  by,
  isLoading,
  heading,
}: ReportProps<FreightReport> & { heading: string }) {
  const margin = (period: 'before' | 'year_ago') => (row: Row<Carried>) => (
    <Compared
      amount={formatAmount(row[period].margin, row.currency)}
      change={formatChange(row.now.margin, row[period].margin)}
    />
  )
  return (
    <>
      <Plots
        report={report}
        by={by}
        name={t('staffReports.margin')}
        valueOf={({ margin }) => margin}
      />
      <ReportTable<Row<Carried>>
        labelledBy="report-title"
        label={t('staffReports.figures')}
        isLoading={isLoading}
        rows={report.rows}
        totals={report.totals}
        keyOf={keyOf}
        columns={[
          nameColumn(by, heading),
          {
            heading: t('staffReports.charged'),
            cell: chargedOf,
          },
          {
            heading: t('staffReports.cost'),
            cell: costOf,
          },
          {
            heading: t('staffReports.margin'),
            cell: ({ now, currency }) => formatAmount(now.margin, currency),
          },
          { heading: t('staffReports.marginBefore'), cell: margin('before') },
          { heading: t('staffReports.marginYearAgo'), cell: margin('year_ago') },
        ]}
      />
    </>
  )
}

function chargedOf({ now, currency }: Row<Carried>) {
  return (
    <Compared
      amount={formatAmount(now.charged, currency)}
      change={t('staffReports.ordersOf', { count: now.orders })}
    />
  )
}

function costOf({ now, currency }: Row<Carried>) {
  return <Compared amount={formatAmount(now.cost, currency)} change={basisOf(now)} />
}

function basisOf({ by_carrier, by_tariff, unknown }: Carried['now']): string {
  return t('staffReports.basis', { carrier: by_carrier, tariff: by_tariff, unknown })
}

interface PlotsProps<Figures> {
  report: {
    rows: readonly ({ key: string | null; label: string | null; currency: string } & Record<
      (typeof periods)[number],
      Figures
    >)[]
    totals: readonly { currency: string }[]
  }
  by: ReportGroup
  name: string
  valueOf: (figures: Figures) => string | null
}

/** As many bars as can be told apart. */
const mostBars = 24

/** A chart for each currency: amounts of two have no common scale. */
function Plots<Figures>({ report, by, name, valueOf }: PlotsProps<Figures>) {
  return report.totals.map(({ currency }) => {
    const rows = report.rows.filter((row) => row.currency === currency)
    const shown = by === 'month' ? rows.slice(-mostBars) : rows.slice(0, mostBars)
    const title = t('staffReports.inCurrency', { figure: name, currency })
    return (
      <Suspense key={currency} fallback={<Skeleton shape="block" height="240px" />}>
        <ReportPlot
          name={title}
          places={shown.map((row) => ({ short: shortNameOf(by, row), long: nameOf(by, row) }))}
          series={periods.map((period) => shown.map((row) => numberOf(valueOf(row[period]))))}
          print={(value) => formatAmount(value === null ? null : value.toFixed(2), currency)}
        />
      </Suspense>
    )
  })
}

const numberOf = (amount: string | null) => (amount === null ? null : Number(amount))
