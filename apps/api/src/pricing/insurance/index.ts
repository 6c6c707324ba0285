import type { Operations } from '../../core/contract.ts'
import { getSupportInsuranceTariff } from './get-insurance-tariff.ts'
import { listSupportInsuranceTariffs } from './list-insurance-tariffs.ts'
import { setInsuranceTariff } from './set-insurance-tariff.ts'

export const insurance = {
  getSupportInsuranceTariff,
  listSupportInsuranceTariffs,
  setInsuranceTariff,
} satisfies Partial<Operations>
