import ReportProblem from '@mui/icons-material/ReportProblemOutlined'
import { lazyPage } from '../../layout/lazy-page.ts'
import { staffResource } from '../../staff/staff-resource.tsx'

export const claims = staffResource({
  name: 'support/claims',
  menu: {
    group: 'desk',
    name: 'portal.menu.claims',
    icon: ReportProblem,
    counts: ['claims-to-answer'],
  },
  list: [
    'listSupportClaims',
    lazyPage(() => import('./ClaimList.tsx'), 'ClaimList', [
      'staff',
      'portalPapers',
      'staffPapers',
    ]),
  ],
  show: [
    'getSupportClaim',
    lazyPage(() => import('./ClaimShow.tsx'), 'ClaimShow', [
      'staff',
      'portalPapers',
      'staffPapers',
    ]),
  ],
})
