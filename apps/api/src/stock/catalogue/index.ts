import type { Operations } from '../../core/contract.ts'
import { countVehicleFacets } from './facets/count-vehicle-facets.ts'
import { countVehicleMakes } from './names/count-vehicle-makes.ts'
import { getProduct } from '../../catalogue/get-product.ts'
import { getProductAvailability } from '../../catalogue/get-product-availability.ts'
import { getProductDocument } from '../../catalogue/get-product-document.ts'
import { getProductPrice } from '../../catalogue/get-product-price.ts'
import { getVehicleSpecs } from '../../catalogue/get-vehicle-specs.ts'
import { listSpareCategories } from './categories/list-spare-categories.ts'
import { listStockRecords } from '../../catalogue/list-stock-records.ts'
import { searchKenyaProducts } from '../../catalogue/search-kenya-products.ts'
import { searchVehicles } from '../../catalogue/search-vehicles.ts'
import { understandVehicleText } from '../../catalogue/understand-vehicle-text.ts'

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
