import { lazyPage } from '../../layout/lazy-page.ts'
import type { PortalMethod } from '../method.ts'

export const bitcoin: PortalMethod = {
  code: 'bitcoin',
  Quote: lazyPage(() => import('./BitcoinQuoted.tsx'), 'BitcoinQuoted', ['bitcoin']),
  History: lazyPage(() => import('./BitcoinTransfers.tsx'), 'BitcoinHistory', ['bitcoin']),
}
