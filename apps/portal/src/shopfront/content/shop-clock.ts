import { useOperation } from '../../providers/use-operation.ts'

/** The shop's time zone; UTC until it is known. */
export function useShopZone(): string {
  const { data } = useOperation('getShopClock', {}, { staleTime: Number.POSITIVE_INFINITY })
  return data?.time_zone ?? 'UTC'
}
