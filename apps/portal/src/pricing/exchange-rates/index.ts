import CurrencyExchange from '@mui/icons-material/CurrencyExchangeOutlined'
import { lazyPage } from '../../layout/lazy-page.ts'
import { staffResource } from '../../staff/staff-resource.tsx'

export const exchangeRates = staffResource({
  name: 'support/exchange-rates',
  menu: { group: 'money', name: 'portal.menu.exchangeRates', icon: CurrencyExchange },
  list: [
    'listSupportExchangeRates',
    lazyPage(() => import('./RateList.tsx'), 'RateList', ['staff', 'staffRates']),
  ],
  create: [
    'setExchangeRate',
    lazyPage(() => import('./RateCreate.tsx'), 'RateCreate', ['staff', 'staffRates']),
  ],
})
