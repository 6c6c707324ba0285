import LinkIcon from '@mui/icons-material/LinkOutlined'
import { supporters } from '../../layout/audiences.ts'
import { lazyPage } from '../../layout/lazy-page.ts'
import { menuPage } from '../../layout/portal-resource.ts'
import { paths } from '../../paths.ts'

export const links = menuPage(
  lazyPage(() => import('./LinksPage.tsx'), 'LinksPage', ['portalSupporter', 'portalLinks']),
  {
    group: 'supporter',
    path: paths.supporterLinks,
    name: 'portal.menu.links',
    icon: LinkIcon,
    isFor: supporters,
  },
)
