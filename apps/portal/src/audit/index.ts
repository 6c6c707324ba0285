import History from '@mui/icons-material/HistoryOutlined'
import { lazyPage } from '../layout/lazy-page.ts'
import { staffResource } from '../staff/staff-resource.tsx'

export const audit = staffResource({
  name: 'support/audit',
  menu: { group: 'reports', name: 'portal.menu.audit', icon: History },
  list: [
    'listAudit',
    lazyPage(() => import('./AuditList.tsx'), 'AuditList', ['staff', 'staffAudit']),
  ],
  show: [
    'getAuditEntry',
    lazyPage(() => import('./AuditShow.tsx'), 'AuditShow', ['staff', 'staffAudit']),
  ],
})
