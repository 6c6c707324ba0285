import type {
  AmendmentDecision,
  AmendmentPreview,
  AmendmentRequest,
  AmendmentWish,
  OrderAmendment,
  OrderAmendments,
  SupportOrderAmendments,
} from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

/** What an amendment would change; writes nothing. */
export function previewAmendment(id: number, body: AmendmentWish): Promise<AmendmentPreview> {
  const params = { path: { id } }
  return granted(ask(client.POST('/support/orders/{id}/amendment-preview', { params, body })))
}

export function amendOrder(id: number, body: AmendmentRequest): Promise<SupportOrderAmendments> {
  const params = { path: { id } }
  return granted(ask(client.POST('/support/orders/{id}/amendments', { params, body })))
}

/** The second person's word, or that staff take it back. */
export function decideAmendment(
  id: number,
  body: AmendmentDecision,
): Promise<SupportOrderAmendments> {
  return granted(ask(client.PUT('/support/amendments/{id}', { params: { path: { id } }, body })))
}

/** The buyer's answer to what they were shown. */
export function answerAmendment(
  order: number,
  { id: amendment, total_after: total }: Pick<OrderAmendment, 'id' | 'total_after'>,
  state: 'accepted' | 'declined',
): Promise<OrderAmendments> {
  const params = { path: { id: order, amendment } }
  const call = client.PUT('/orders/{id}/amendments/{amendment}/', {
    params,
    body: { state, total },
  })
  return granted(ask(call))
}
