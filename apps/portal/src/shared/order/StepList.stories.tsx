import type { FollowedStep } from '@bandari/sdk'
import { Button } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { StepList } from './StepList.tsx'

export default {}

const ahead = {
  state: 'ahead',
  done_on: null,
  expected_from: null,
  expected_to: null,
  is_late: false,
  note: null,
} as const

const steps: FollowedStep[] = [
  { ...ahead, step: 'placed', acts: 'buyer', state: 'done', done_on: '2026-10-01' },
  { ...ahead, step: 'slip', acts: 'buyer', state: 'passed' },
  { ...ahead, step: 'paid', acts: 'buyer', state: 'done', done_on: '2026-10-05' },
  { ...ahead, step: 'permit', acts: 'buyer', state: 'not-needed' },
  {
    ...ahead,
    step: 'inspected',
    acts: 'shop',
    state: 'failed',
    done_on: '2026-10-12',
    note: 'The left front light is to be replaced; the inspector comes again on Friday.',
  },
  {
    ...ahead,
    step: 'booked',
    acts: 'shop',
    state: 'next',
    expected_to: '2026-10-20',
    is_late: true,
  },
  {
    ...ahead,
    step: 'sailed',
    acts: 'carrier',
    expected_from: '2026-10-28',
    expected_to: '2026-11-02',
  },
  { ...ahead, step: 'documents', acts: 'shop', expected_to: '2026-11-10' },
  { ...ahead, step: 'arrived', acts: 'carrier' },
  { ...ahead, step: 'delivered', acts: 'agent' },
]

export const OfTheBuyer = () => <StepList steps={steps} />

/** With what somebody may do with the next step. */
export const OfStaff = () => (
  <StepList
    steps={steps}
    renderAct={({ state }) => state === 'next' && <Button size="small">{t('staff.save')}</Button>}
  />
)
