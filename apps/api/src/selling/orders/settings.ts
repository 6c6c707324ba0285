import { object } from 'yup'
import { declareSettings } from '../../core/settings-part.ts'
import { onOff, whole } from '../../core/setting-types.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** What one account may order (decision 30): orders that wait for payment, vehicles they hold, orders in an hour. */
    maxUnpaidOrders: number
    maxHeldVehicles: number
    maxOrdersPerHour: number
    /** Working time a buyer has to pay before the reservation lapses, in days. */
    paymentDays: number
    /** Whether a part that the shop said fits, and does not, comes back. */
    fitPromise: boolean
  }
}

export const orderSettings = declareSettings({
  schema: object({
    MAX_UNPAID_ORDERS: whole(1, 10_000).default(3),
    MAX_HELD_VEHICLES: whole(1, 10_000).default(5),
    MAX_ORDERS_PER_HOUR: whole(1, 10_000).default(10),
    PAYMENT_DAYS: whole(1, 60).default(5),
    FIT_PROMISE: onOff().default(false),
  }),
  notes: {
    MAX_UNPAID_ORDERS: {
      group: 'orders',
      importance: 'know',
      text: 'orders that one account may have before it pays.',
    },
    MAX_HELD_VEHICLES: {
      group: 'orders',
      importance: 'know',
      text: 'vehicles that one account’s unpaid orders may hold.',
    },
    MAX_ORDERS_PER_HOUR: {
      group: 'orders',
      importance: 'know',
      text: 'orders that one account may place in an hour.',
    },
    PAYMENT_DAYS: {
      group: 'payments',
      importance: 'know',
      text: 'days that a buyer has to pay, after the day of the order. The reservation ends with the last of them, in the shop’s time zone.',
    },
    FIT_PROMISE: {
      group: 'orders',
      importance: 'know',
      text: '`on` promises beside each part that fits the buyer’s vehicle that it may be sent back if it does not. The order keeps the promise, also when it is switched off later.',
    },
  },
  read: (given) => ({
    maxUnpaidOrders: given.MAX_UNPAID_ORDERS,
    maxHeldVehicles: given.MAX_HELD_VEHICLES,
    maxOrdersPerHour: given.MAX_ORDERS_PER_HOUR,
    paymentDays: given.PAYMENT_DAYS,
    fitPromise: given.FIT_PROMISE,
  }),
})
