import type { AmendmentChange, AmendmentState } from '@bandari/sdk'
import { shippingMethod } from '@bandari/ui'
import { formatMoney } from '../format.ts'
import { formatSentence, t } from '../../language/translator.ts'

const whats = {
  quantity: 'portalAmendments.what.quantity',
  price: 'portalAmendments.what.price',
  port: 'portalAmendments.what.port',
  shipping_type: 'portalAmendments.what.shippingType',
  shipping: 'portalAmendments.what.shipping',
  insurance: 'portalAmendments.what.insurance',
  inspection: 'portalAmendments.what.inspection',
  discount: 'portalAmendments.what.discount',
} as const

export const amendmentStates = {
  'to-approve': 'portalAmendments.state.toApprove',
  proposed: 'portalAmendments.state.proposed',
  applied: 'portalAmendments.state.applied',
  declined: 'portalAmendments.state.declined',
  rejected: 'portalAmendments.state.rejected',
  withdrawn: 'portalAmendments.state.withdrawn',
  lapsed: 'portalAmendments.state.lapsed',
} as const satisfies Record<AmendmentState, string>

/** What is another, and of what: an extra is called by its own words. */
export function changeName({ what, of }: AmendmentChange): string {
  if (what === 'extra') return of ?? ''
  return of === null ? t(whats[what]) : `${t(whats[what])}, ${of}`
}

/** `$700.00 → $1,500.00`. */
export function changeWords({ what, before, after }: AmendmentChange, currency: string): string {
  const words = (value: string | null) => {
    if (value === null) return t('portalAmendments.none')
    if (what === 'port' || what === 'quantity') return value
    if (what === 'shipping_type') return formatSentence(shippingMethod({ type: value, port: null }))
    return formatMoney({ amount: value, currency })
  }
  return t('portalAmendments.fromTo', { before: words(before), after: words(after) })
}
