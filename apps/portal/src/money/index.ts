import AccountBalance from '@mui/icons-material/AccountBalanceOutlined'
import CurrencyExchange from '@mui/icons-material/CurrencyExchangeOutlined'
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import { lazyPage } from '../layout/lazy-page.ts'
import { staffResource } from '../staff/staff-resource.tsx'

const words = ['staff', 'staffBank'] as const

export const bankEntries = staffResource({
  name: 'support/bank-entries',
  menu: {
    group: 'money',
    name: 'portal.menu.bankEntries',
    icon: CurrencyExchange,
    counts: ['payments-to-assign'],
  },
  list: [
    'listBankEntries',
    lazyPage(() => import('./statements/EntryList.tsx'), 'EntryList', words),
  ],
  show: ['getBankEntry', lazyPage(() => import('./statements/EntryShow.tsx'), 'EntryShow', words)],
})

export const bankStatements = staffResource({
  name: 'support/bank-statements',
  menu: { group: 'money', name: 'portal.menu.bankStatements', icon: CurrencyExchange },
  list: [
    'listBankStatements',
    lazyPage(() => import('./statements/StatementList.tsx'), 'StatementList', words),
  ],
})

export const bankColumns = staffResource({
  name: 'support/bank-columns',
  menu: { group: 'money', name: 'portal.menu.bankColumns', icon: ViewColumn },
  list: [
    'listBankColumns',
    lazyPage(() => import('./statements/ColumnsList.tsx'), 'ColumnsList', words),
  ],
})

export const bankAccounts = staffResource({
  name: 'support/bank-accounts',
  menu: { group: 'money', name: 'portal.menu.bankAccounts', icon: AccountBalance },
  list: [
    'listBankAccounts',
    lazyPage(() => import('./bank-accounts/BankAccountList.tsx'), 'BankAccountList', words),
  ],
  show: [
    'getBankAccount',
    lazyPage(() => import('./bank-accounts/BankAccountShow.tsx'), 'BankAccountShow', words),
  ],
  recordRepresentation: 'currency',
})
