import type { PlainMessageId } from '@bandari/i18n'
import type { CaseEntry, Credential } from '@bandari/sdk'
import type { BadgeProps } from '@bandari/ui'

export const kinds = ['registration', 'identity', 'dealer_licence'] as const

export const kindNames: Readonly<Record<Credential['kind'], PlainMessageId>> = {
  registration: 'portalCompany.kind.registration',
  identity: 'portalCompany.kind.identity',
  dealer_licence: 'portalCompany.kind.dealerLicence',
}

interface Look {
  word: PlainMessageId
  tone: NonNullable<BadgeProps['tone']>
}

export function stateLook({ state, is_expired }: Pick<Credential, 'state' | 'is_expired'>): Look {
  if (state === 'accepted' && is_expired)
    return { word: 'portalCompany.state.expired', tone: 'refusal' }
  return stateLooks[state]
}

const stateLooks: Readonly<Record<Credential['state'], Look>> = {
  waiting: { word: 'portalCompany.state.waiting', tone: 'attention' },
  accepted: { word: 'portalCompany.state.accepted', tone: 'available' },
  refused: { word: 'portalCompany.state.refused', tone: 'refusal' },
}

export const stepNames: Readonly<Record<CaseEntry['what'], PlainMessageId>> = {
  applied: 'portalCompany.step.applied',
  answered: 'portalCompany.step.answered',
  added: 'portalCompany.step.added',
  accepted: 'portalCompany.step.accepted',
  refused: 'portalCompany.step.refused',
  approved: 'portalCompany.step.approved',
  declined: 'portalCompany.step.declined',
  suspended: 'portalCompany.step.suspended',
  reinstated: 'portalCompany.step.reinstated',
}
