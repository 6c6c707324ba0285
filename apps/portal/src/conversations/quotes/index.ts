import Timer from '@mui/icons-material/TimerOutlined'
import { lazyPage } from '../../layout/lazy-page.ts'
import { staffResource } from '../../staff/staff-resource.tsx'

export const quotes = staffResource({
  name: 'support/quotes',
  menu: { group: 'desk', name: 'portal.menu.quotes', icon: Timer, counts: ['quotes'] },
  list: [
    'listSupportQuotes',
    lazyPage(() => import('./QuoteList.tsx'), 'QuoteList', [
      'staff',
      'staffQuotes',
      'staffAnswers',
    ]),
  ],
  show: [
    'getSupportQuote',
    lazyPage(() => import('./QuoteShow.tsx'), 'QuoteShow', [
      'staff',
      'staffQuotes',
      'staffAnswers',
      'staffCustomers',
    ]),
  ],
})
