import { Timeline } from './Timeline.tsx'

export default {}

const entries = [
  { status: 'Pending', at: '2026-11-01T09:30:00Z' },
  { status: 'Authorized', at: '2026-11-04T12:00:00Z' },
  { status: 'Shipped', at: '2026-11-20T06:45:00Z' },
] as const

export const OfTheBuyer = () => <Timeline entries={entries} />

const known = [
  { ...entries[0], by: null },
  {
    ...entries[1],
    by: 'Otieno from finance',
    reason:
      'The bank credited it on Tuesday, with the reference of another order: the slip shows which one was meant.',
  },
  { status: 'Canceled', at: '2026-11-21T06:45:00Z', by: 'Otieno from finance' },
] as const

/** With who did it, and why. */
export const OfStaff = () => <Timeline entries={known} />
