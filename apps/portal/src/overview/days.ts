import type { SupportOverview } from '@bandari/sdk'
import { minorOf, toDecimal } from '@bandari/sdk/money'
import { narrowed, paths } from '../paths.ts'

export type Day = SupportOverview['days'][number]

export interface DaysTotal {
  placed: number
  paid: number
  /** Same format as the API. */
  turnover: string
}

export function totalOf(days: readonly Day[]): DaysTotal {
  const sum = (value: (day: Day) => number) => days.reduce((total, day) => total + value(day), 0)
  return {
    placed: sum(({ placed }) => placed),
    paid: sum(({ paid }) => paid),
    turnover: toDecimal(sum(({ turnover }) => minorOf(turnover))),
  }
}

/** The orders placed on a day of UTC. */
export function ordersOf({ day }: Pick<Day, 'day'>): string {
  return narrowed(paths.supportOrders, { date_placed_gte: day, date_placed_lte: day })
}
