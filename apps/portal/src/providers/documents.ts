import {
  type Claim,
  type Delivery,
  type NewShare,
  type Order,
  type OrderPapers,
  session,
  type SupportClaim,
} from '@bandari/sdk'
import { upload } from '@bandari/sdk/upload'
import { granted } from './granted.ts'
import { apiUrl, ask, client, pageLanguage } from './sdk.ts'

export interface DocumentFile {
  order: number
  paper: number
}

const sending = () => ({ baseUrl: apiUrl, token: session.token(), language: pageLanguage() })

export interface DocumentForm {
  file: File
  kind: string
  label: string
  is_draft: boolean
  number: string
  valid_until: string
  note: string
}

async function addPaper({
  order,
  form,
}: {
  order: number
  form: DocumentForm
}): Promise<OrderPapers> {
  // The address holds the order's number, which the type of the call does not know.
  const path = `/support/orders/${order}/papers` as '/support/orders/{id}/papers'
  const { kind, is_draft, ...rest } = form
  const fields = {
    ...rest,
    kind: kind as 'bill_of_lading',
    is_draft: is_draft ? ('true' as const) : ('false' as const),
  }
  return granted(ask(upload(path, { ...sending(), fields, fileName: 'paper.pdf' })))
}

async function addClaimPicture({ order, file }: { order: number; file: File }): Promise<Delivery> {
  const path = `/orders/${order}/claim/pictures/` as '/orders/{id}/claim/pictures/'
  return granted(ask(upload(path, { ...sending(), fields: { file }, fileName: 'picture.jpg' })))
}

async function addPaymentSlip({ order, file }: { order: number; file: File }): Promise<Order> {
  const path = `/orders/${order}/payment-slips/` as '/orders/{id}/payment-slips/'
  return granted(ask(upload(path, { ...sending(), fields: { file }, fileName: 'slip.jpg' })))
}

/** Calls that are not verbs of react-admin. */
export const documentCalls = {
  addPaper,
  addClaimPicture,
  addPaymentSlip,
  downloadPaymentSlip: ({ order, slip }: { order: number; slip: number }): Promise<Blob> => {
    const params = { path: { id: order, slip } }
    const call = client.GET('/orders/{id}/payment-slips/{slip}/', { params, parseAs: 'blob' })
    return granted(ask<Blob>(call))
  },
  downloadSupportPaymentSlip: ({ order, slip }: { order: number; slip: number }): Promise<Blob> => {
    const params = { path: { id: order, slip } }
    const call = client.GET('/support/orders/{id}/payment-slips/{slip}', {
      params,
      parseAs: 'blob',
    })
    return granted(ask<Blob>(call))
  },
  downloadPaper: ({ order, paper }: DocumentFile): Promise<Blob> => {
    const params = { path: { id: order, paper } }
    const call = client.GET('/orders/{id}/papers/{paper}/', { params, parseAs: 'blob' })
    return granted(ask<Blob>(call))
  },
  downloadSupportPaper: ({ order, paper }: DocumentFile): Promise<Blob> => {
    const params = { path: { id: order, paper } }
    const call = client.GET('/support/orders/{id}/papers/{paper}', { params, parseAs: 'blob' })
    return granted(ask<Blob>(call))
  },
  downloadPapers: (id: number): Promise<Blob> => {
    const call = client.GET('/orders/{id}/papers-file/', {
      params: { path: { id } },
      parseAs: 'blob',
    })
    return granted(ask<Blob>(call))
  },
  downloadSupportPapers: (id: number): Promise<Blob> => {
    const call = client.GET('/support/orders/{id}/papers-file', {
      params: { path: { id } },
      parseAs: 'blob',
    })
    return granted(ask<Blob>(call))
  },
  answerPaper: (answer: DocumentFile & { correction: string | null }): Promise<OrderPapers> => {
    const { order, paper, correction } = answer
    const params = { path: { id: order, paper } }
    const call = client.POST('/orders/{id}/papers/{paper}/answer/', {
      params,
      body: { correction },
    })
    return granted(ask(call))
  },
  sharePapers: (wish: { order: number; days: number; label: string }): Promise<NewShare> => {
    const { order, days, label } = wish
    const params = { path: { id: order } }
    return granted(ask(client.POST('/orders/{id}/shares/', { params, body: { days, label } })))
  },
  endShare: ({ order, share }: { order: number; share: number }): Promise<OrderPapers> => {
    const params = { path: { id: order, share } }
    return granted(ask(client.DELETE('/orders/{id}/shares/{share}/', { params })))
  },
  confirmDelivery: (id: number): Promise<Delivery> =>
    granted(ask(client.POST('/orders/{id}/delivery/', { params: { path: { id } } }))),
  openClaim: (claim: { order: number; kind: Claim['kind']; text: string }): Promise<Delivery> => {
    const { order, kind, text } = claim
    const params = { path: { id: order } }
    return granted(ask(client.POST('/orders/{id}/claim/', { params, body: { kind, text } })))
  },
  answerClaim: ({ order, text }: { order: number; text: string }): Promise<Delivery> => {
    const params = { path: { id: order } }
    return granted(ask(client.POST('/orders/{id}/claim/messages/', { params, body: { text } })))
  },
  downloadClaimPicture: ({ order, picture }: { order: number; picture: number }): Promise<Blob> => {
    const params = { path: { id: order, picture } }
    const call = client.GET('/orders/{id}/claim/pictures/{picture}/', { params, parseAs: 'blob' })
    return granted(ask<Blob>(call))
  },
  downloadSupportClaimPicture: (asked: { claim: number; picture: number }): Promise<Blob> => {
    const params = { path: { id: asked.claim, picture: asked.picture } }
    const call = client.GET('/support/claims/{id}/pictures/{picture}', { params, parseAs: 'blob' })
    return granted(ask<Blob>(call))
  },
  answerSupportClaim: ({ id, text }: { id: number; text: string }): Promise<SupportClaim> => {
    const params = { path: { id } }
    return granted(ask(client.POST('/support/claims/{id}/messages', { params, body: { text } })))
  },
  resolveClaim: (decision: ClaimDecision): Promise<SupportClaim> => {
    const { id, amount, ...rest } = decision
    const body = { ...rest, ...(amount !== '' && { amount }) }
    const params = { path: { id } }
    return granted(ask(client.POST('/support/claims/{id}/outcome', { params, body })))
  },
}

export interface ClaimDecision {
  id: number
  version: number
  outcome: 'refund' | 'parts' | 'none'
  amount: string
  text: string
}
