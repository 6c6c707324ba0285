import Gavel from '@mui/icons-material/GavelOutlined'
import { lazyPage } from '../layout/lazy-page.ts'
import { staffResource } from '../staff/staff-resource.tsx'

export const importRules = staffResource({
  name: 'support/import-rules',
  menu: { group: 'shipping', name: 'portal.menu.importRules', icon: Gavel },
  list: [
    'listSupportImportRules',
    lazyPage(() => import('./ImportRuleList.tsx'), 'ImportRuleList', ['staff', 'staffImportRules']),
  ],
})
