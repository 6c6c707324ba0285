import type { Operations } from '../../core/contract.ts'
import { discardImport } from './discard-import.ts'
import { downloadImportErrors } from './download-import-errors.ts'
import { getImportMissing } from './effects/get-import-missing.ts'
import { listImportPrices } from './effects/list-import-prices.ts'
import { setImportMissing } from './effects/set-import-missing.ts'
import { exportListings } from './export-listings.ts'
import { getImport } from './get-import.ts'
import { getImportTemplate } from './get-import-template.ts'
import { listImports } from './list-imports.ts'
import { runImport } from './run-import.ts'
import { startImport } from './start-import.ts'

export const imports = {
  discardImport,
  downloadImportErrors,
  exportListings,
  getImport,
  getImportMissing,
  getImportTemplate,
  listImportPrices,
  listImports,
  runImport,
  setImportMissing,
  startImport,
} satisfies Partial<Operations>
