import type { ConsigneeChange, OrderConsignee } from '@bandari/sdk'
import { address, countries, longAddress } from '../story-samples.ts'
import { Consignee } from './Consignee.tsx'
import { ConsigneeForm } from './ConsigneeForm.tsx'

const change: ConsigneeChange = {
  id: 3,
  state: 'waiting',
  before: address,
  after: longAddress,
  by: 'amina@example.com',
  by_staff: false,
  reason: null,
  asked_at: '2026-11-20T09:00:00Z',
  takes_effect_at: '2026-11-22T09:00:00Z',
  ended_at: null,
}

const ended: ConsigneeChange[] = [
  { ...change, id: 2, state: 'taken', ended_at: '2026-11-10T09:00:00Z' },
  {
    ...change,
    id: 1,
    state: 'stopped',
    by: null,
    reason: 'The buyer called: somebody else had the password.',
    ended_at: '2026-11-08T12:30:00Z',
  },
]

const free: OrderConsignee = {
  consignee: address,
  why_fixed: null,
  waiting: null,
  changes: ended,
}

/** The server's answer about order 7. */
const answering = (order: OrderConsignee) => ({
  operations: {
    listCountries: countries,
    getOrderConsignee: order,
    getSupportOrderConsignee: order,
  },
})

/** Who receives an order, as its buyer sees it and as staff do. */
export default { parameters: answering(free) }

export const OfTheBuyer = () => <Consignee order={7} isStaff={false} mayChange />

export const OfStaff = () => <Consignee order={7} isStaff mayChange />

export const OnlyToLookAt = () => <Consignee order={7} isStaff mayChange={false} />

export const ChangeWaits = {
  render: () => <Consignee order={7} isStaff={false} mayChange />,
  parameters: answering({ ...free, waiting: change, changes: [change, ...ended] }),
}

export const HasSailed = {
  render: () => <Consignee order={7} isStaff={false} mayChange />,
  parameters: answering({ ...free, why_fixed: 'consignee_sailed' }),
}

export const StillComing = {
  render: () => <Consignee order={7} isStaff={false} mayChange />,
  parameters: { answers: 'nothing-yet' },
}

export const Refused = {
  render: () => <Consignee order={7} isStaff={false} mayChange />,
  parameters: { answers: 'refusal' },
}

export const Form = () => (
  <ConsigneeForm order={7} current={free} isStaff onClose={() => undefined} />
)
