import Store from '@mui/icons-material/StorefrontOutlined'
import { lazyPage } from '../../layout/lazy-page.ts'
import { staffResource } from '../../staff/staff-resource.tsx'

export const vendors = staffResource({
  name: 'support/vendors',
  menu: {
    group: 'people',
    name: 'portal.menu.vendors',
    icon: Store,
    counts: ['vendor-applications'],
  },
  list: [
    'listSupportVendors',
    lazyPage(() => import('./VendorList.tsx'), 'VendorList', ['staff', 'staffVendors']),
  ],
  show: [
    'getSupportVendor',
    lazyPage(() => import('./VendorShow.tsx'), 'VendorShow', [
      'staff',
      'staffAudit',
      'staffVendors',
      'portalCompany',
    ]),
  ],
})
