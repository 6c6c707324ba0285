import type { CommissionEntry, Position } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { EntryTable } from './EntryTable.tsx'
import { JoinInvitation } from './JoinInvitation.tsx'
import { Medal } from './Medal.tsx'

export default {}

const entry: CommissionEntry = {
  id: 1,
  date: '2026-11-03T10:00:00Z',
  kind: 'earn',
  level: 'direct',
  order_number: '100118',
  position: 'Executive Team Leader',
  rate: '1.50',
  base: '23900.00',
  amount: '358.50',
  currency: 'USD',
  state: 'pending',
  approves_at: '2026-12-03T10:00:00Z',
  note: '',
  payout_reference: null,
  paid_on: null,
}

const entries: CommissionEntry[] = [
  entry,
  { ...entry, id: 2, level: 'downline', state: 'approved', approves_at: null },
  { ...entry, id: 3, kind: 'reverse', amount: '-358.50', state: 'reversed' },
  {
    ...entry,
    id: 4,
    kind: 'adjust',
    rate: null,
    base: null,
    amount: '25.00',
    state: 'approved',
    note: 'The promo code of the flyer in Kisumu was printed wrong; forty people typed it all the same.',
  },
  {
    ...entry,
    id: 5,
    kind: 'pay',
    order_number: null,
    position: null,
    rate: null,
    base: null,
    amount: '-383.50',
    state: 'paid',
    payout_reference: 'FT-2026-0311',
    paid_on: '2026-03-11',
  },
  {
    ...entry,
    id: 6,
    state: 'paid',
    approves_at: null,
    payout_reference: 'FT-2026-0311',
    paid_on: '2026-03-11',
  },
]

export const OfTheSupporter = () => <EntryTable entries={entries} />

export const OfStaff = () => <EntryTable entries={entries} reader="staff" />

export const Empty = () => <EntryTable entries={[]} />

const levels: readonly Position[] = [
  'Independent Business Owner',
  'Executive Team Manager',
  'Executive Team Leader',
  'Senior Executive Leader',
]

export const Medals = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-4)' }}>
    {levels.map((level) => (
      <Medal key={level} level={level} size={72} />
    ))}
  </div>
)

export const Invitation = () => <JoinInvitation>{t('portal.joinFirst')}</JoinInvitation>
