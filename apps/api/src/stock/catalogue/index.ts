import type { Operations } from '../../core/contract.ts'
import { countVehicleFacets } from './facets/count-vehicle-facets.ts'
import { countVehicleMakes } from './names/count-vehicle-makes.ts'
import { getProduct } from './product/get-product.ts'
import { getProductAvailability } from './product/get-product-availability.ts'
import { getProductDocument } from './product/get-product-document.ts'
import { getProductPrice } from './product/get-product-price.ts'
import { getVehicleSpecs } from './product/get-vehicle-specs.ts'
import { listSpareCategories } from './categories/list-spare-categories.ts'
import { listStockRecords } from './product/list-stock-records.ts'
import { revealSellerPhone } from './product/reveal-seller-phone.ts'
import { searchVehicles } from './search/search-vehicles.ts'

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
  revealSellerPhone,
  searchVehicles,
} satisfies Partial<Operations>
