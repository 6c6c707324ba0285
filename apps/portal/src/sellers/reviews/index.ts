import RateReview from '@mui/icons-material/RateReviewOutlined'
import { approvedSellers } from '../../layout/audiences.ts'
import { lazyPage } from '../../layout/lazy-page.ts'
import { menuPage, type PortalResource } from '../../layout/portal-resource.ts'
import { paths } from '../../paths.ts'
import { staffResource } from '../../staff/staff-resource.tsx'

/** What buyers say of a seller. */
export const receivedReviews: PortalResource = menuPage(
  lazyPage(() => import('./ReviewsPage.tsx'), 'ReviewsPage', ['portalReviews']),
  {
    group: 'seller',
    path: paths.reviews(),
    name: 'portal.menu.reviews',
    icon: RateReview,
    isFor: approvedSellers,
  },
)

export const reviews = staffResource({
  name: 'support/reviews',
  menu: {
    group: 'desk',
    name: 'portal.menu.reviews',
    icon: RateReview,
    counts: ['reviews-reported'],
  },
  list: [
    'listSupportReviews',
    lazyPage(() => import('./staff/ReviewList.tsx'), 'ReviewList', ['staff', 'staffReviews']),
  ],
  show: [
    'getSupportReview',
    lazyPage(() => import('./staff/ReviewShow.tsx'), 'ReviewShow', ['staff', 'staffReviews']),
  ],
})
