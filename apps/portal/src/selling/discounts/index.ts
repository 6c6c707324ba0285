import Discount from '@mui/icons-material/DiscountOutlined'
import { lazyPage } from '../../layout/lazy-page.ts'
import { staffResource } from '../../staff/staff-resource.tsx'

export const discounts = staffResource({
  name: 'support/vouchers',
  menu: { group: 'money', name: 'portal.menu.discounts', icon: Discount },
  list: [
    'listSupportVouchers',
    lazyPage(() => import('./VoucherList.tsx'), 'VoucherList', ['staff', 'staffDiscounts']),
  ],
  create: [
    'createVoucher',
    lazyPage(() => import('./VoucherCreate.tsx'), 'VoucherCreate', ['staff', 'staffDiscounts']),
  ],
  edit: [
    'updateVoucher',
    lazyPage(() => import('./VoucherEdit.tsx'), 'VoucherEdit', ['staff', 'staffDiscounts']),
  ],
  recordRepresentation: 'code',
})
