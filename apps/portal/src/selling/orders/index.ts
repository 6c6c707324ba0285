import Receipt from '@mui/icons-material/ReceiptLongOutlined'
import { lazyPage } from '../../layout/lazy-page.ts'
import { methodDomains } from '../../payment-methods/methods.ts'
import { staffResource } from '../../staff/staff-resource.tsx'

export const orders = staffResource({
  name: 'support/orders',
  menu: {
    group: 'desk',
    name: 'portal.menu.orders',
    icon: Receipt,
    counts: ['orders-to-be-shipped'],
  },
  list: [
    'listSupportOrders',
    lazyPage(() => import('./OrderList.tsx'), 'OrderList', ['staff', 'staffOrders']),
  ],
  show: [
    'getSupportOrder',
    lazyPage(() => import('./OrderShow.tsx'), 'OrderShow', [
      'staff',
      'staffOrders',
      'steps',
      ...methodDomains,
    ]),
  ],
  recordRepresentation: 'number',
})
