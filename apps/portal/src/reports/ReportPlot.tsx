import { isEnglish } from '@bandari/i18n/format'
import { t } from '../language/translator.ts'
import { Bars } from '../shared/charts/Bars.tsx'
import { stripes } from '../shared/charts/StripePattern.tsx'
import { locale } from '../shared/format.ts'

interface ReportPlotProps {
  name: string
  places: readonly { short: string; long: string }[]
  /** Of the period, of that before it, and of that a year ago; what is not known has no bar. */
  series: readonly (readonly (number | null)[])[]
  print: (value: number | null) => string
}

const compact = new Intl.NumberFormat(isEnglish(locale) ? 'en' : locale, { notation: 'compact' })

/** A period beside what it is compared with. */
export function ReportPlot({
  name,
  places,
  series: [now, before, yearAgo],
  print,
}: ReportPlotProps) {
  const one = (label: string, color: string, data: readonly (number | null)[] = []) => ({
    label,
    color,
    data: [...data],
    valueFormatter: print,
  })
  return (
    <Bars
      name={name}
      height={240}
      places={places}
      print={(value) => compact.format(value)}
      series={[
        one(t('staffReports.now'), 'var(--link)', now),
        one(t('staffReports.before'), stripes, before),
        one(t('staffReports.yearAgo'), 'var(--control-line)', yearAgo),
      ]}
    />
  )
}
