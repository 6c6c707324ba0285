import { History } from './History.tsx'

export default {}

const by = 'Otieno from support'

export const NothingDecided = () => <History decisions={[]} />

export const ThreeDecisions = () => (
  <History
    decisions={[
      {
        at: '2026-11-02T08:15:00Z',
        by,
        action: 'suspend-vendor',
        from: 'approved',
        to: 'suspended',
        reason:
          'Three buyers were sent another vehicle than the one in the pictures, and the vendor has answered none of our messages since October.',
      },
      {
        at: '2026-09-21T13:40:00Z',
        by,
        action: 'change-staff-role',
        from: null,
        to: 'finance',
        reason: null,
      },
      {
        at: '2026-09-20T07:02:00Z',
        by,
        action: 'approve-vendor',
        from: null,
        to: null,
        reason: null,
      },
    ]}
  />
)
