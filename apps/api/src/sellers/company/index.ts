import type { Operations } from '../../core/contract.ts'
import { getCompany } from './get-company.ts'
import { removeCompanyLogo } from './remove-company-logo.ts'
import { saveCompany } from './save-company.ts'
import { uploadCompanyLogo } from './upload-company-logo.ts'

export const company = {
  getCompany,
  removeCompanyLogo,
  saveCompany,
  uploadCompanyLogo,
} satisfies Partial<Operations>
