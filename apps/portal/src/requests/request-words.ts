import type { RequestState, SupportRequest } from '@bandari/sdk'
import type { Fact } from '../shared/FactList.tsx'

type Kind = SupportRequest['kind']

export const kindNames: Readonly<Record<Kind, string>> = {
  wholesale: 'Stock in bulk',
  parts: 'Auto spares and electronics',
  assessment: 'Technical assessment',
}

export const kindChoices = Object.entries(kindNames).map(([id, name]) => ({ id, name }))

export const stateLooks: Readonly<
  Record<RequestState, { word: string; tone: 'attention' | 'available' | 'neutral' }>
> = {
  new: { word: 'New', tone: 'attention' },
  answered: { word: 'Answered', tone: 'available' },
  closed: { word: 'Closed', tone: 'neutral' },
}

/** What only the assessment asks for (buyer spec §3). */
const detailNames: Readonly<Record<string, string>> = {
  refNumber: 'Applicant’s reference',
  invoiceNumber1: 'First invoice',
  invoiceNumber2: 'Second invoice',
}

export function detailFacts({ details }: Pick<SupportRequest, 'details'>): Fact[] {
  return details.map(({ name, value }) => ({ name: detailNames[name] ?? name, value }))
}

/** What is dialled: the plus and the digits of however it was typed. */
export function dialled(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`
}

/** A mail that says which request it answers. */
export function mailTo({ email, reference }: { email: string; reference: string }): string {
  return `mailto:${email}?subject=${encodeURIComponent(`Your request ${reference}`)}`
}

export interface RequestMove {
  state: RequestState
  label: string
  done: string
}

const answer: RequestMove = { state: 'answered', label: 'Mark as answered', done: 'is answered' }
const close: RequestMove = { state: 'closed', label: 'Close', done: 'is closed' }
const reopen: RequestMove = { state: 'new', label: 'Open again', done: 'is open again' }

/** Where a request can go, the expected way first. */
export const requestMoves: Readonly<Record<RequestState, readonly RequestMove[]>> = {
  new: [answer, close],
  answered: [close, reopen],
  closed: [reopen],
}
