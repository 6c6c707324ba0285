import { lazyPage } from '../../layout/lazy-page.ts'
import type { PortalMethod } from '../method.ts'
import { BitcoinHistory } from './BitcoinHistory.tsx'

export const bitcoin: PortalMethod = {
  code: 'bitcoin',
  domains: ['bitcoin'],
  Quote: lazyPage(() => import('./BitcoinQuoted.tsx'), 'BitcoinQuoted'),
  History: BitcoinHistory,
}
