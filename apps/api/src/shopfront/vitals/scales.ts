/** What is measured of a page, by the names of the field. */
export const vitalNames = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const
export type VitalName = (typeof vitalNames)[number]

export type Rating = 'good' | 'needs-improvement' | 'poor'

interface Scale {
  /** Up to here a page is good, and from beyond `poor` on it is poor (web.dev/articles/defining-core-web-vitals-thresholds). */
  good: number
  poor: number
  /** Decimal places that a value is shown with. */
  places: number
}

const scales: Readonly<Record<VitalName, Scale>> = {
  lcp: { good: 2500, poor: 4000, places: 0 },
  inp: { good: 200, poor: 500, places: 0 },
  cls: { good: 0.1, poor: 0.25, places: 3 },
  fcp: { good: 1800, poor: 3000, places: 0 },
  ttfb: { good: 800, poor: 1800, places: 0 },
}

/** From one class to the next a value grows by no more than this: its middle is then at most 4.9% off. */
const widest = 1.1

/** Classes beyond these hold all that is less, or more: under a three-hundredth of a good value, or over 300 times it. */
const outermost = 64

/** How many classes lie between good and poor: both bounds are bounds of classes, so that a rating is exact. */
const between = (name: VitalName) =>
  Math.ceil(Math.log(scales[name].poor / scales[name].good) / Math.log(widest))

const ratios = Object.fromEntries(
  vitalNames.map((name) => [name, (scales[name].poor / scales[name].good) ** (1 / between(name))]),
) as Readonly<Record<VitalName, number>>

/** The class of a value: those up to 0 are good. Classes grow by the same factor, as what people feel does. */
export function classOf(name: VitalName, value: number): number {
  const steps = Math.log(value / scales[name].good) / Math.log(ratios[name])
  // A bound itself belongs below it, whatever the logarithm makes of it.
  return Math.min(Math.max(Math.ceil(steps - 1e-9), -outermost), outermost)
}

/** The middle of a class, as far as it is shown; 0 for the least. */
export function valueOf(name: VitalName, of: number): number {
  if (of <= -outermost) return 0
  const { good, places } = scales[name]
  return Number((good * ratios[name] ** (of - 0.5)).toFixed(places))
}

export function ratingOf(name: VitalName, of: number): Rating {
  if (of <= 0) return 'good'
  return of <= between(name) ? 'needs-improvement' : 'poor'
}

/** The class that three of four counted values do not exceed; null of nothing. */
export function classAt75(counts: ReadonlyMap<number, number>): number | null {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  let seen = 0
  for (const [of, count] of [...counts].toSorted(([a], [b]) => a - b)) {
    seen += count
    if (seen * 4 >= all * 3) return of
  }
  return null
}
