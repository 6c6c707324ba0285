import Payments from '@mui/icons-material/PaymentsOutlined'
import { lazyPage } from '../layout/lazy-page.ts'
import { staffResource } from '../staff/staff-resource.tsx'

export const payouts = staffResource({
  name: 'support/payout-batches',
  menu: { name: 'Payouts', icon: Payments },
  list: ['listPayoutBatches', lazyPage(() => import('./PayoutList.tsx'), 'PayoutList')],
  show: ['getPayoutBatch', lazyPage(() => import('./PayoutShow.tsx'), 'PayoutShow')],
})
