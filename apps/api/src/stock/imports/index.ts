import type { Operations } from '../../core/contract.ts'
import { discardImport } from './discard-import.ts'
import { downloadImportErrors } from './download-import-errors.ts'
import { getImportMissing } from './effects/get-import-missing.ts'
import { listImportPrices } from './effects/list-import-prices.ts'
import { setImportMissing } from './effects/set-import-missing.ts'
import { exportListings } from './export-listings.ts'
import { getImport } from './get-import.ts'
import { getImportTemplate } from './get-import-template.ts'
import { getImportDecisions } from './mapping/get-import-decisions.ts'
import { getImportMapping } from './mapping/get-import-mapping.ts'
import { setImportDecisions } from './mapping/set-import-decisions.ts'
import { setImportMapping } from './mapping/set-import-mapping.ts'
import { listImports } from './list-imports.ts'
import { runImport } from './run-import.ts'
import { downloadImportPictureFailures } from './pictures/download-import-picture-failures.ts'
import { getImportPictures } from './pictures/get-import-pictures.ts'
import { retryImportPictures } from './pictures/retry-import-pictures.ts'
import { uploadImportPictures } from './pictures/upload-import-pictures.ts'
import { startImport } from './start-import.ts'

export const imports = {
  discardImport,
  downloadImportErrors,
  exportListings,
  getImport,
  getImportMissing,
  getImportDecisions,
  getImportMapping,
  getImportTemplate,
  listImportPrices,
  listImports,
  runImport,
  setImportMissing,
  setImportDecisions,
  setImportMapping,
  startImport,
  downloadImportPictureFailures,
  getImportPictures,
  retryImportPictures,
  uploadImportPictures,
} satisfies Partial<Operations>
