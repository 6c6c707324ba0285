import type { PlainMessageId } from '@bandari/i18n'
import type { RequestState, SupportRequest } from '@bandari/sdk'
import type { Fact } from '../../shared/FactList.tsx'
import { formatSentence, t } from '../../language/translator.ts'

type Kind = SupportRequest['kind']

export const kindNames: Readonly<Record<Kind, PlainMessageId>> = {
  wholesale: 'staffRequests.kind.wholesale',
  parts: 'staffRequests.kind.parts',
  assessment: 'staffRequests.kind.assessment',
}

export const kindChoices = Object.entries(kindNames).map(([id, name]) => ({ id, name }))

export const stateLooks: Readonly<
  Record<RequestState, { word: PlainMessageId; tone: 'attention' | 'available' | 'neutral' }>
> = {
  new: { word: 'staffRequests.state.new', tone: 'attention' },
  answered: { word: 'staffRequests.state.answered', tone: 'available' },
  closed: { word: 'staffRequests.state.closed', tone: 'neutral' },
}

/** What only the assessment asks for (buyer spec §3). */
const detailNames: Readonly<Record<string, PlainMessageId>> = {
  refNumber: 'staffRequests.detail.refNumber',
  invoiceNumber1: 'staffRequests.detail.invoiceNumber1',
  invoiceNumber2: 'staffRequests.detail.invoiceNumber2',
}

export function detailFacts({ details }: Pick<SupportRequest, 'details'>): Fact[] {
  return details.map(({ name, value }) => ({
    name: formatSentence(detailNames[name] ?? name),
    value,
  }))
}

/** What is dialled: the plus and the digits of however it was typed. */
export function dialled(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`
}

/** A mail that says which request it answers. */
export function mailTo({ email, reference }: { email: string; reference: string }): string {
  return `mailto:${email}?subject=${encodeURIComponent(t('staffRequests.mailSubject', { reference }))}`
}

export interface RequestMove {
  state: RequestState
  label: PlainMessageId
  done: `staffRequests.is${'Answered' | 'Closed' | 'OpenAgain'}`
}

const answer: RequestMove = {
  state: 'answered',
  label: 'staffRequests.markAnswered',
  done: 'staffRequests.isAnswered',
}
const close: RequestMove = {
  state: 'closed',
  label: 'staffRequests.close',
  done: 'staffRequests.isClosed',
}
const reopen: RequestMove = {
  state: 'new',
  label: 'staffRequests.reopen',
  done: 'staffRequests.isOpenAgain',
}

/** Where a request can go, the expected way first. */
export const requestMoves: Readonly<Record<RequestState, readonly RequestMove[]>> = {
  new: [answer, close],
  answered: [close, reopen],
  closed: [reopen],
}
