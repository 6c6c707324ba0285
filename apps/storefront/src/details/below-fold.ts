/** Everything below a product's main content, as one file to fetch. */
export { AfterOrder } from './AfterOrder.tsx'
export { ContactCard } from './ContactCard.tsx'
export { Facts } from './Facts.tsx'
export { RecordSeen } from './RecordSeen.tsx'
export { Related } from './Related.tsx'
export { SoldBy } from '../shared/sellers/SoldBy.tsx'
