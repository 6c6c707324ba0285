import Balance from '@mui/icons-material/BalanceOutlined'
import { lazyPage } from '../../layout/lazy-page.ts'
import { staffResource } from '../../staff/staff-resource.tsx'

const domains = ['staff', 'staffAdjustments'] as const

export const adjustments = staffResource({
  name: 'support/adjustments',
  menu: { group: 'money', name: 'portal.menu.adjustments', icon: Balance },
  list: [
    'listAdjustments',
    lazyPage(() => import('./AdjustmentList.tsx'), 'AdjustmentList', domains),
  ],
})
