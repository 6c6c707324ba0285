import type { Operations } from '../core/contract.ts'
import { countVehicleFacets } from './count-vehicle-facets.ts'
import { countVehicleMakes } from './count-vehicle-makes.ts'
import { getProduct } from './get-product.ts'
import { getProductAvailability } from './get-product-availability.ts'
import { getProductDocument } from './get-product-document.ts'
import { getProductPrice } from './get-product-price.ts'
import { getVehicleSpecs } from './get-vehicle-specs.ts'
import { listSpareCategories } from './list-spare-categories.ts'
import { listStockRecords } from './list-stock-records.ts'
import { searchKenyaProducts } from './search-kenya-products.ts'
import { searchVehicles } from './search-vehicles.ts'
import { understandVehicleText } from './understand-vehicle-text.ts'

export const catalogue = {
  countVehicleFacets,
  countVehicleMakes,
  getProduct,
  getProductAvailability,
  getProductDocument,
  getProductPrice,
  getVehicleSpecs,
  listSpareCategories,
  listStockRecords,
  searchKenyaProducts,
  searchVehicles,
  understandVehicleText,
} satisfies Partial<Operations>
