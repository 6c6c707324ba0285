import Payments from '@mui/icons-material/PaymentsOutlined'
import { lazyPage } from '../../layout/lazy-page.ts'
import { staffResource } from '../../staff/staff-resource.tsx'

const domains = ['staff', 'staffPayouts'] as const

export const payouts = staffResource({
  name: 'support/payout-batches',
  menu: { group: 'money', name: 'portal.menu.payouts', icon: Payments },
  list: ['listPayoutBatches', lazyPage(() => import('./PayoutList.tsx'), 'PayoutList', domains)],
  show: ['getPayoutBatch', lazyPage(() => import('./PayoutShow.tsx'), 'PayoutShow', domains)],
})
