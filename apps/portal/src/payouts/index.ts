import Payments from '@mui/icons-material/PaymentsOutlined'
import { lazyPage } from '../layout/lazy-page.ts'
import { paths } from '../paths.ts'
import { staffResource } from '../staff/staff-resource.tsx'

export const payouts = staffResource({
  name: 'support/payout-batches',
  menu: { path: paths.supportPayouts, name: 'Payouts', icon: Payments },
  list: ['listPayoutBatches', lazyPage(() => import('./PayoutList.tsx'), 'PayoutList')],
  show: ['getPayoutBatch', lazyPage(() => import('./PayoutShow.tsx'), 'PayoutShow')],
})
