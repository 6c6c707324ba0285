import Discount from '@mui/icons-material/DiscountOutlined'
import { lazyPage } from '../layout/lazy-page.ts'
import { staffResource } from '../staff/staff-resource.tsx'

export const discounts = staffResource({
  name: 'support/vouchers',
  menu: { name: 'Discount codes', icon: Discount },
  list: ['listSupportVouchers', lazyPage(() => import('./VoucherList.tsx'), 'VoucherList')],
  create: ['createVoucher', lazyPage(() => import('./VoucherCreate.tsx'), 'VoucherCreate')],
  edit: ['updateVoucher', lazyPage(() => import('./VoucherEdit.tsx'), 'VoucherEdit')],
  recordRepresentation: 'code',
})
