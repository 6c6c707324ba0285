/** Everything below a product's main content, as one file to fetch. */
export { AfterOrder } from './AfterOrder.tsx'
export { ContactCard } from './ContactCard.tsx'
export { Facts } from './Facts.tsx'
export { Landed } from './Landed.tsx'
export { RecordSeen } from './RecordSeen.tsx'
export { Related } from './Related.tsx'
export { ShareProduct } from './ShareProduct.tsx'
export { SoldBy } from '../shared/sellers/SoldBy.tsx'
