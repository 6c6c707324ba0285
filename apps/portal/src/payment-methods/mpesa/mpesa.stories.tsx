import type { MpesaPrompt } from '@bandari/sdk'
import { MpesaPrompts } from './MpesaHistory.tsx'

export default { title: 'payment-methods/M-Pesa' }

const prompts = (
  [
    'waiting',
    'counted',
    'with-staff',
    'cancelled',
    'unreachable',
    'too-little',
    'wrong-pin',
    'busy',
    'failed',
    'lost',
  ] as const
).map(
  (state, index): MpesaPrompt => ({
    id: index + 1,
    phone: '254 ••• ••• 678',
    amount: '100.00',
    shillings: 12_950,
    asked_at: '2026-11-03T10:15:00Z',
    receipt: state === 'counted' ? 'NLJ7RT61SV' : null,
    state,
  }),
)

export const Prompts = () => <MpesaPrompts prompts={prompts} currency="USD" />
