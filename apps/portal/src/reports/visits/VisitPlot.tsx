import { isEnglish } from '@bandari/i18n/format'
import { Bars } from '../../shared/charts/Bars.tsx'
import { stripes } from '../../shared/charts/StripePattern.tsx'
import { locale } from '../../shared/format.ts'

interface VisitPlotProps {
  name: string
  places: readonly { short: string; long: string }[]
  /** What is not known has no bar; the second is what the first is compared with. */
  series: readonly { label: string; data: readonly (number | null)[] }[]
  print: (value: number | null) => string
}

const compact = new Intl.NumberFormat(isEnglish(locale) ? 'en' : locale, { notation: 'compact' })

/** Steps or days beside each other. */
export function VisitPlot({ name, places, series, print }: VisitPlotProps) {
  return (
    <Bars
      name={name}
      height={240}
      places={places}
      print={(value) => compact.format(value)}
      series={series.map(({ label, data }, index) => ({
        label,
        color: index === 0 ? 'var(--link)' : stripes,
        data: [...data],
        valueFormatter: print,
      }))}
    />
  )
}
