import type { PlainMessageId } from '@bandari/i18n'
import type { ListingFigures } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { formatCount, formatPercent } from '../../shared/format.ts'
import type { Figure, FigureSort } from './figure-state.ts'

export const figureNames: Readonly<Record<Figure, PlainMessageId>> = {
  shown: 'portalFigures.shown',
  opened: 'portalFigures.opened',
  revealed: 'portalFigures.revealed',
  favourites: 'portalFigures.favourites',
  shared: 'portalFigures.shared',
  questions: 'portalFigures.questions',
  offers: 'portalFigures.offers',
  orders: 'portalFigures.orders',
}

export const sortNames: Readonly<Record<FigureSort, PlainMessageId>> = {
  title: 'portalFigures.listing',
  days_on_sale: 'portalFigures.daysOnSale',
  ...figureNames,
}

/** Nobody counted is said, and is no 0. */
export function formatFigure(value: number | null): string {
  return value === null ? t('portalFigures.unknown') : formatCount(value)
}

/** How a figure compares with that of the period before; null where there is nothing to compare with. */
export function formatChange(
  figure: Figure,
  now: ListingFigures,
  before: ListingFigures,
): string | null {
  const [value, earlier] = [now[figure], before[figure]]
  if (value === null || earlier === null) return null
  if (value === earlier) return t('portalFigures.same')
  if (earlier === 0) return t('portalFigures.before', { count: formatCount(0) })
  const change = formatPercent(Math.round(Math.abs(value / earlier - 1) * 100))
  return t(value > earlier ? 'portalFigures.more' : 'portalFigures.fewer', { change })
}
