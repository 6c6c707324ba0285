/** What is shown in place of a product, as one file to fetch. */
export { PartnerGoods } from './PartnerGoods.tsx'
export { ProductFailed } from './ProductFailed.tsx'
export { WithdrawnPage } from './WithdrawnPage.tsx'
export { NotFound } from '../shared/page/NotFound.tsx'
