import type { OrderStatus, SupportOrder } from '@bandari/sdk'
import type { RefundClaim } from './refund-claim.ts'
import { HttpError, useDataProvider, useRefresh, useUpdate } from 'react-admin'
import { codeOf } from '../../../providers/granted.ts'
import { conflictSentence } from './order-moves.ts'

export interface RequestedMove {
  order: SupportOrder
  target: OrderStatus
  reason: string
  /** With the cancellation of an order that was paid for. */
  refund: RefundClaim | null
  /** Somebody says that it is another transfer than the one that the server asked about. */
  isAnother: boolean
}

export type MoveOutcome = 'moved' | { conflict: string } | { refusal: string }

const resource = 'support/orders'

/** Waits for the server: a move sends mails and releases stock, so it is never shown before it is true. */
export function useMoveOrder(): (move: RequestedMove) => Promise<MoveOutcome> {
  const [update] = useUpdate<SupportOrder>()
  const dataProvider = useDataProvider()
  const refresh = useRefresh()
  return async ({ order, target, reason, refund, isAnother }) => {
    const words = reason.trim()
    // The whole record goes along: by its timeline the API sees what this decision was based on.
    const said = { ...(words && { reason: words }), ...(isAnother && { is_another: true }) }
    const data: object = { ...order, status: target, refund, ...said }
    try {
      await update(
        resource,
        { id: order.id, data, previousData: order },
        { mutationMode: 'pessimistic', returnPromise: true },
      )
      // Its mails and its audit record have grown too.
      refresh()
      return 'moved'
    } catch (error) {
      // The dialog asks whether it is another one.
      if (codeOf(error)?.endsWith('_recorded')) throw error
      const sentence = error instanceof Error ? error.message : String(error)
      if (!(error instanceof HttpError) || error.status !== 409) return { refusal: sentence }
      const { data: now } = await dataProvider.getOne<SupportOrder>(resource, { id: order.id })
      refresh()
      return { conflict: conflictSentence(order, now, sentence) }
    }
  }
}
