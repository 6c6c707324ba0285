import type { Operations } from '../contract.ts'
import { countVehicleMakes } from './count-vehicle-makes.ts'
import { getProduct } from './get-product.ts'
import { getProductAvailability } from './get-product-availability.ts'
import { getProductDocument } from './get-product-document.ts'
import { getProductPrice } from './get-product-price.ts'
import { getVehicleSpecs } from './get-vehicle-specs.ts'
import { listStockRecords } from './list-stock-records.ts'
import { searchVehicles } from './search-vehicles.ts'

export const catalogue = {
  countVehicleMakes,
  getProduct,
  getProductAvailability,
  getProductDocument,
  getProductPrice,
  getVehicleSpecs,
  listStockRecords,
  searchVehicles,
} satisfies Partial<Operations>
