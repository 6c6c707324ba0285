import type { SupportDestination } from '@bandari/sdk'
import { regionNames } from '../../../shared/region-names.ts'
import { t } from '../../../language/translator.ts'

export function countryOf({ id, name }: Pick<SupportDestination, 'id' | 'name'>): string {
  return regionNames.of(id) ?? name
}

/** A destination without a port is quoted (contract C11). */
export function portsLabel({ ports, is_destination }: SupportDestination): string {
  if (ports.length > 0) return ports.map(({ name }) => name).join(', ')
  return is_destination ? t('staffTariffs.quoted') : t('staffTariffs.noPort')
}
