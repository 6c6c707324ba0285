import type { Claim, OrderPapers, OwnPaymentReport } from '@bandari/sdk'
import { HttpError } from 'react-admin'
import { t } from '../../language/translator.ts'
import { loadPicture } from '../story-samples.ts'
import { Checklist } from './Checklist.tsx'
import { ClaimThread } from './ClaimThread.tsx'
import { type OrderDocument, DocumentList } from './DocumentList.tsx'
import { PrivateFile } from './PrivateFile.tsx'
import { PaymentProofList } from './PaymentProofList.tsx'

export default {}

const paper: OrderDocument = {
  id: 1,
  kind: 'bill-of-lading',
  name: 'Bill of lading',
  label: '',
  version: 1,
  is_latest: true,
  state: 'final',
  answer_due: null,
  answered_at: null,
  correction: null,
  number: 'MEDUJ1234567',
  valid_until: null,
  ends_too_soon: false,
  note: null,
  added_at: '2026-11-10T08:00:00Z',
  file_name: 'bill-of-lading.pdf',
  file_type: 'application/pdf',
  bytes: 182_400,
}

const papers: OrderDocument[] = [
  { ...paper, version: 2, state: 'to-confirm', answer_due: '2026-11-12T08:00:00Z' },
  { ...paper, id: 2, is_latest: false },
  {
    ...paper,
    id: 3,
    kind: 'inspection',
    name: 'Certificate of roadworthiness inspection',
    label: 'JEVIC',
    valid_until: '2026-12-01',
    ends_too_soon: true,
    note: 'The ship arrives two days after it ends: we have asked for another inspection.',
  },
  {
    ...paper,
    id: 4,
    kind: 'invoice',
    name: 'Commercial invoice',
    state: 'to-correct',
    correction: 'The name of the street is Moi Avenue.',
  },
  { ...paper, id: 5, kind: 'export', name: 'Export certificate', state: 'confirmed' },
  {
    ...paper,
    id: 6,
    kind: 'insurance',
    name: 'Insurance certificate',
    state: 'overdue',
    answer_due: '2026-11-09T08:00:00Z',
  },
]

export const Documents = () => <DocumentList papers={papers} onOpen={() => undefined} />

export const NoDocuments = () => <DocumentList papers={[]} onOpen={() => undefined} />

type Entry = NonNullable<OrderPapers['checklist']>[number]

const entry: Entry = {
  kind: 'bill-of-lading',
  name: 'Bill of lading',
  keeper: 'shop',
  by: '2026-11-30',
  required: 'yes',
  issuer: 'The shipping line',
  note: null,
  state: 'missing',
  certificate: null,
  without: null,
}

const entries = (['here', 'draft', 'ends-too-soon', 'missing', 'late'] as const).map((state) => ({
  ...entry,
  kind: state,
  state,
}))

export const WhatTheCountryAsksFor = () => <Checklist entries={entries} />

export const CountryWithoutRules = () => <Checklist entries={null} />

const claim: Claim = {
  id: 7,
  kind: 'damaged',
  state: 'resolved',
  outcome: 'refund',
  amount: '150.00',
  currency: 'USD',
  opened_at: '2026-11-01T08:00:00Z',
  messages: [
    {
      text: 'The left mirror was broken when I collected the car.\nThe port has a note of it.',
      is_staff: false,
      by: 'Amina',
      at: '2026-11-01T08:00:00Z',
    },
    {
      text: 'We are sorry. We give you back what a mirror costs in Mombasa.',
      is_staff: true,
      by: 'Otieno',
      at: '2026-11-02T09:30:00Z',
    },
  ],
  pictures: [
    { id: 1, file_name: 'mirror.jpg', file_type: 'image/jpeg', at: '2026-11-01T08:00:00Z' },
    { id: 2, file_name: 'note.pdf', file_type: 'application/pdf', at: '2026-11-01T08:00:00Z' },
  ],
}

export const SettledClaim = () => <ClaimThread claim={claim} load={loadPicture} />

export const OpenClaim = () => (
  <ClaimThread claim={{ ...claim, state: 'open', outcome: null }} load={loadPicture} />
)

const slips: OwnPaymentReport['slips'] = [
  { id: 1, file_name: 'slip.pdf', file_type: 'application/pdf', at: '2026-11-03T08:00:00Z' },
]

export const PaymentProofs = () => <PaymentProofList slips={slips} load={loadPicture} />

/** Pressed, the picture stands below. */
export const PrivatePicture = () => (
  <PrivateFile
    file={{ file_name: 'mirror.jpg', file_type: 'image/jpeg' }}
    label={t('portalMessages.openFile', { name: 'mirror.jpg' })}
    failed={(failure) => t('portalMessages.fileFailed', { failure })}
    load={loadPicture}
  />
)

/** Pressed, it says why it cannot be opened. */
export const PrivateFileRefused = () => (
  <PrivateFile
    file={{ file_name: 'mirror.jpg', file_type: 'image/jpeg' }}
    label={t('portalMessages.openFile', { name: 'mirror.jpg' })}
    failed={(failure) => t('portalMessages.fileFailed', { failure })}
    load={() => Promise.reject(new HttpError(t('portal.unknownFailure'), 404))}
  />
)
