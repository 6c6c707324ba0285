import type { Refusal } from '@bandari/sdk'
import { messages } from './messages.ts'

/** The text of the error dialog (buyer spec §8), and where it leads. */
export interface OrderError {
  kind: 'not-signed-in' | 'out-of-stock' | 'other'
  title: string
  sentence: string
}

const soldMeanwhile = new Set(['unavailable', 'max_quantity'])

export function orderError({ status, code, message }: Refusal): OrderError {
  if (code !== null && soldMeanwhile.has(code)) {
    return { kind: 'out-of-stock', title: messages.outOfStock, sentence: messages.soldMeanwhile }
  }
  const title = `${message?.replace(/\.$/, '') ?? nameOf(status)} Error`
  if (status === 401) return { kind: 'not-signed-in', title, sentence: messages.notSignedIn }
  return { kind: 'other', title, sentence: messages.orderFailed }
}

/** For an answer without words of its own. */
function nameOf(status: number): string {
  if (status === 0) return 'Network'
  return status >= 500 ? 'Server' : `Order (${status})`
}
