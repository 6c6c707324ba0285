import type { SupportTariff } from '@bandari/sdk'

type Tariff = Pick<SupportTariff, 'shipping_type' | 'port_id' | 'valid_from' | 'valid_to'>

export interface Gap {
  shipping_type: SupportTariff['shipping_type']
  from: string
  /** Null: from then on for good. */
  to: string | null
}

const types = ['RORO', 'Container'] as const

/** When, from now on, no general tariff is in force: buyers then have to ask for a quote (buyer spec §4). */
export function tariffGaps(tariffs: readonly Tariff[], now: string): Gap[] {
  return types.flatMap((shipping_type) => {
    const general = tariffs
      .filter((tariff) => tariff.port_id === null && tariff.shipping_type === shipping_type)
      .toSorted((a, b) => Date.parse(a.valid_from) - Date.parse(b.valid_from))
    return gapsBetween(general, now).map((gap) => ({ shipping_type, ...gap }))
  })
}

function gapsBetween(tariffs: readonly Tariff[], now: string): Omit<Gap, 'shipping_type'>[] {
  const gaps: Omit<Gap, 'shipping_type'>[] = []
  let covered: string | null = now
  for (const { valid_from, valid_to } of tariffs) {
    if (covered === null) break
    if (Date.parse(valid_from) > Date.parse(covered)) gaps.push({ from: covered, to: valid_from })
    if (valid_to === null || Date.parse(valid_to) > Date.parse(covered)) covered = valid_to
  }
  return covered === null ? gaps : [...gaps, { from: covered, to: null }]
}
