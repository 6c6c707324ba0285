import Merge from '@mui/icons-material/MergeOutlined'
import { lazyPage } from '../../layout/lazy-page.ts'
import { staffResource } from '../../staff/staff-resource.tsx'

const domains = ['staff', 'staffMerges'] as const

export const accountMerges = staffResource({
  name: 'support/account-merges',
  menu: { group: 'people', name: 'portal.menu.merges', icon: Merge, counts: ['merges-to-approve'] },
  list: ['listAccountMerges', lazyPage(() => import('./MergeList.tsx'), 'MergeList', domains)],
  show: ['getAccountMerge', lazyPage(() => import('./MergeShow.tsx'), 'MergeShow', domains)],
})
