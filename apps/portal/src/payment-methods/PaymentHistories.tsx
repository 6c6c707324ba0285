import type { HistoryProps } from './method.ts'
import { paymentMethods } from './methods.ts'

/** What was asked for and what arrived, method by method. */
export function PaymentHistories(props: HistoryProps) {
  return paymentMethods.map(({ code, History }) => History && <History key={code} {...props} />)
}
