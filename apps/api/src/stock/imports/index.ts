import type { Operations } from '../../core/contract.ts'
import { discardImport } from './discard-import.ts'
import { downloadImportErrors } from './download-import-errors.ts'
import { exportListings } from './export-listings.ts'
import { getImport } from './get-import.ts'
import { getImportTemplate } from './get-import-template.ts'
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
  getImportTemplate,
  listImports,
  runImport,
  startImport,
  downloadImportPictureFailures,
  getImportPictures,
  retryImportPictures,
  uploadImportPictures,
} satisfies Partial<Operations>
