import AccountBalance from '@mui/icons-material/AccountBalanceOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { lazyPage } from '../layout/lazy-page.ts'
import { staffResource } from '../staff/staff-resource.tsx'

const words = ['staff', 'staffBank'] as const

export const bankEntries = staffResource({
  name: 'support/bank-entries',
  menu: {
    group: 'money',
    name: 'portal.menu.bankEntries',
    icon: AccountBalance,
    counts: ['payments-to-assign'],
  },
  list: ['listBankEntries', lazyPage(() => import('./EntryList.tsx'), 'EntryList', words)],
  show: ['getBankEntry', lazyPage(() => import('./EntryShow.tsx'), 'EntryShow', words)],
})

export const bankStatements = staffResource({
  name: 'support/bank-statements',
  menu: { group: 'money', name: 'portal.menu.bankStatements', icon: UploadFile },
  list: [
    'listBankStatements',
    lazyPage(() => import('./StatementList.tsx'), 'StatementList', words),
  ],
})
