import type { BitcoinTransaction } from '@bandari/sdk'
import { BitcoinTransfers } from './BitcoinHistory.tsx'

export default { title: 'payment-methods/Bitcoin' }

const transfers = (['confirming', 'counted', 'with-staff', 'gone'] as const).map(
  (state, index): BitcoinTransaction => ({
    txid: `${index}f4184fc596403b9d638783cf57adfe4c75c605f6356fbc91338530e9831e9e1`,
    amount: '0.08125000',
    value: state === 'with-staff' ? null : '7312.50',
    confirmations: index,
    needed: 3,
    state,
  }),
)

export const Transfers = () => <BitcoinTransfers transactions={transfers} />
