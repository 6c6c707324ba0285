import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined'
import { lazyPage } from '../layout/lazy-page.ts'
import { paths } from '../paths.ts'
import { staffResource, staffRoute } from '../staff/staff-resource.tsx'

export const accounts = staffResource({
  name: 'support/users',
  menu: { name: 'Accounts', icon: ManageAccounts },
  list: ['listSupportUsers', lazyPage(() => import('./AccountList.tsx'), 'AccountList')],
  show: ['getSupportUser', lazyPage(() => import('./AccountShow.tsx'), 'AccountShow')],
  recordRepresentation: 'email',
  routes: [
    staffRoute(paths.supportRoles, [
      'listSupportUsers',
      lazyPage(() => import('./RolesPage.tsx'), 'RolesPage'),
    ]),
  ],
})
