import { object, string } from 'yup'
import { declareSettings } from '../core/settings-part.ts'
import { whole } from '../core/setting-types.ts'

declare module '../core/settings.ts' {
  /** What supporters earn their positions by, and when they are paid. */
  interface Settings {
    /** Cents of qualified sales from which the second, third and fourth position are earned (decision 15). */
    positionSales: readonly number[]
    /** Days of the month on which payouts are made, rising; one that a month does not have is its last. */
    payoutDays: readonly number[]
    /** For so long nothing is paid to new payout details: their owner may notice a change that was not theirs. */
    payoutDetailsHours: number
  }
}

export const supporterSettings = declareSettings({
  schema: object({
    POSITION_SALES: string()
      .matches(
        /^\d{1,9},\d{1,9},\d{1,9}$/,
        '${path} must be three amounts in dollars, split by commas',
      )
      .test('ascending', '${path} must rise', (text = '') => isRising(text.split(',').map(Number)))
      .default('15000,60000,200000'),
    PAYOUT_DAYS: string()
      .test(
        'days-of-month',
        '${path} must be days of the month, rising and split by commas (1,15)',
        (text = '') => text.split(',').every(isDay) && isRising(text.split(',').map(Number)),
      )
      .default('1,15'),
    PAYOUT_DETAILS_HOURS: whole(0, 720).default(48),
  }),
  notes: {
    POSITION_SALES: {
      group: 'supporters',
      importance: 'know',
      text: 'qualified sales, in US dollars, from which the second, third and fourth position are earned.',
    },
    PAYOUT_DAYS: {
      group: 'supporters',
      importance: 'know',
      text: 'days of the month on which supporters are paid.',
    },
    PAYOUT_DETAILS_HOURS: {
      group: 'supporters',
      importance: 'ignore',
      text: 'hours for which nothing is paid to new payout details.',
    },
  },
  read: (given) => ({
    positionSales: given.POSITION_SALES.split(',').map((dollars) => Number(dollars) * 100),
    payoutDays: given.PAYOUT_DAYS.split(',').map(Number),
    payoutDetailsHours: given.PAYOUT_DETAILS_HOURS,
  }),
})

const isDay = (text: string) => /^([1-9]|[12]\d|3[01])$/.test(text)

function isRising(amounts: readonly number[]): boolean {
  return amounts.every((amount, index) => amount > (amounts[index - 1] ?? 0))
}
