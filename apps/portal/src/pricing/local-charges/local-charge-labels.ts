import type { PlainMessageId } from '@bandari/i18n'
import type { ImportDestination, SupportDoorTariff } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { formatMoney } from '../../shared/format.ts'
import { regionNames } from '../../shared/region-names.ts'

export const kindLabels = {
  inspection: 'staffDoorTariffs.kind.inspection',
  inland: 'staffDoorTariffs.kind.inland',
} as const satisfies Record<SupportDoorTariff['kind'], PlainMessageId>

/** Where inspections before loading are commonly made. */
const loadingCountries = ['JP', 'GB', 'AE', 'SG', 'TH', 'KR', 'ZA', 'US', 'AU', 'DE'] as const

export function countryName(code: string): string {
  return regionNames.of(code) ?? code
}

export const originChoices = loadingCountries.map((code) => ({
  id: code,
  name: countryName(code),
}))

/** The ways by land to a country's towns. */
export function routeChoices(destination: ImportDestination | undefined) {
  return (destination?.places ?? []).flatMap(({ city, ways }) =>
    ways.flatMap(({ route, port_name: port }) =>
      route === null ? [] : [{ id: route, name: t('staffDoorTariffs.way', { port, city }) }],
    ),
  )
}

/** `Japan`, `Dar es Salaam to Lusaka`. */
export function destinationLabel(
  { kind, country, place }: Pick<SupportDoorTariff, 'kind' | 'country' | 'place'>,
  destinations: readonly ImportDestination[],
): string {
  if (kind === 'inspection') {
    return place === null ? t('staffDoorTariffs.anyOther') : countryName(place)
  }
  const destination = destinations.find((one) => one.country === country)
  return routeChoices(destination).find(({ id }) => id === place)?.name ?? place ?? ''
}

export function amountLabel({ amount, currency }: Pick<SupportDoorTariff, 'amount' | 'currency'>) {
  return amount === null ? t('staffDoorTariffs.none') : formatMoney({ amount, currency })
}
