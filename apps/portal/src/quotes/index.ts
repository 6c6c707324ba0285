import Timer from '@mui/icons-material/TimerOutlined'
import { lazyPage } from '../layout/lazy-page.ts'
import { paths } from '../paths.ts'
import { staffResource } from '../staff/staff-resource.tsx'

export const quotes = staffResource({
  name: 'support/quotes',
  menu: { path: paths.supportQuotes, name: 'Quotes', icon: Timer },
  list: ['listSupportQuotes', lazyPage(() => import('./QuoteList.tsx'), 'QuoteList')],
  show: ['getSupportQuote', lazyPage(() => import('./QuoteShow.tsx'), 'QuoteShow')],
})
