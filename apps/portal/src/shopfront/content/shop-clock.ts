import { formatDateTime, formatZone, localClockTime } from '@bandari/i18n/format'
import { useOperation } from '../../providers/use-operation.ts'
import { locale } from '../../shared/format.ts'

/** The shop's time zone; UTC until it is known. */
export function useShopZone(): string {
  const { data } = useOperation('getShopClock', {}, { staleTime: Number.POSITIVE_INFINITY })
  return data?.time_zone ?? 'UTC'
}

/** A moment as the shop's clock shows it, with the zone named. */
export function formatInZone(iso: string, zone: string): string {
  return `${formatDateTime(localClockTime(iso, zone), locale)} ${formatZone(iso, locale, zone)}`
}
