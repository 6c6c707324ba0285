import PhoneIphone from '@mui/icons-material/PhoneIphoneOutlined'
import { lazyPage } from '../../layout/lazy-page.ts'
import { staffResource } from '../../staff/staff-resource.tsx'
import type { PortalMethod } from '../method.ts'
import { MpesaHistory } from './MpesaHistory.tsx'

const mpesaReceipts = staffResource({
  name: 'support/mpesa-receipts',
  menu: { group: 'money', name: 'portal.menu.mpesaReceipts', icon: PhoneIphone },
  list: [
    'listMpesaReceipts',
    lazyPage(() => import('./staff/MpesaList.tsx'), 'MpesaList', [
      'staff',
      'staffBank',
      'staffMpesa',
    ]),
  ],
})

export const mpesa: PortalMethod = {
  code: 'mpesa',
  domains: ['mpesa'],
  lists: [mpesaReceipts],
  Ask: lazyPage(() => import('./AskByMpesa.tsx'), 'AskByMpesa'),
  History: MpesaHistory,
}
