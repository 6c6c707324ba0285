import type { Handler } from '../../core/contract.ts'

export const getShopClock: Handler<'getShopClock'> = ({ settings }) =>
  Promise.resolve({ status: 200, body: { time_zone: settings.timeZone } })
