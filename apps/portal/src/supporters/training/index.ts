import School from '@mui/icons-material/SchoolOutlined'
import { supporters } from '../../layout/audiences.ts'
import { lazyPage } from '../../layout/lazy-page.ts'
import { menuPage } from '../../layout/portal-resource.ts'
import { paths } from '../../paths.ts'

export const training = menuPage(
  lazyPage(() => import('./TrainingPage.tsx'), 'TrainingPage', ['portalTraining']),
  {
    group: 'supporter',
    path: paths.training(),
    name: 'portal.menu.training',
    icon: School,
    isFor: supporters,
  },
)
