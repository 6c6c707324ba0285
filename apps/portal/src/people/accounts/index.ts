import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined'
import { lazyPage } from '../../layout/lazy-page.ts'
import { paths } from '../../paths.ts'
import { staffResource, staffRoute } from '../../staff/staff-resource.tsx'

const domains = ['staff', 'staffAccounts'] as const
const withCustomer = [...domains, 'staffAudit', 'staffCustomers', 'staffMerges'] as const

export const accounts = staffResource({
  name: 'support/users',
  menu: { group: 'people', name: 'portal.menu.accounts', icon: ManageAccounts },
  list: ['listSupportUsers', lazyPage(() => import('./AccountList.tsx'), 'AccountList', domains)],
  show: [
    'getSupportUser',
    lazyPage(() => import('./AccountShow.tsx'), 'AccountShow', withCustomer),
  ],
  recordRepresentation: 'email',
  routes: [
    staffRoute(paths.supportRoles, [
      'listSupportUsers',
      lazyPage(() => import('./RolesPage.tsx'), 'RolesPage', [...domains, 'staffOperations']),
    ]),
  ],
})
