import type { Domain } from '@bandari/i18n'
import type { Order, PaymentMethodCode, SupportOrder } from '@bandari/sdk'
import type { ComponentType } from 'react'
import type { PortalResource } from '../layout/portal-resource.ts'

export interface HistoryProps {
  order: Order | SupportOrder
  /** Whether `Ask` is on the page, too. */
  isAsked?: boolean
}

/** What the portal shows of a payment method; what every method has is drawn without it. */
export interface PortalMethod {
  code: PaymentMethodCode
  /** Of its sentences, which an order's pages load. */
  domains: readonly Domain[]
  /** Lists of staff. */
  lists?: readonly PortalResource[]
  /** Below the details by which an unpaid order can be paid. */
  Quote?: ComponentType<{ order: Order }>
  /** Asks for the money of an unpaid order. */
  Ask?: ComponentType<{ order: Order }>
  /** What was asked for and what arrived, beside the payments of an order. It is in the frame, so it imports little. */
  History?: ComponentType<HistoryProps>
}
