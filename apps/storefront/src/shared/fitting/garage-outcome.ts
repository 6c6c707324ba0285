import type { Translate } from '@bandari/i18n'
import { mostVehicles } from './device-garage.ts'
import type { GarageOutcome } from './use-garage.ts'

/** Why a vehicle was not kept. */
export function garageOutcome(t: Translate, outcome: NonNullable<GarageOutcome>): string {
  if (outcome === 'full') return t('garage.full', { most: mostVehicles })
  if (outcome === 'no-storage') return t('garage.noStorage')
  return outcome.message ?? t('garage.notSaved')
}
