import type { Operations } from '../../core/contract.ts'
import { exportListingFigures } from './export-listing-figures.ts'
import { getListingFigures } from './get-listing-figures.ts'
import { getVendorFigures } from './get-vendor-figures.ts'
import { listListingFigures } from './list-listing-figures.ts'

export const figures = {
  exportListingFigures,
  getListingFigures,
  getVendorFigures,
  listListingFigures,
} satisfies Partial<Operations>
