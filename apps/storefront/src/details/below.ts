/** What stands below a product's main content, or in the head of its page, as one file to fetch. */
export { AfterOrder } from './AfterOrder.tsx'
export { ContactCard } from './ContactCard.tsx'
export { Facts } from './Facts.tsx'
export { ProductHead } from './ProductHead.tsx'
export { Related } from './Related.tsx'
