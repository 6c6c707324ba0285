export interface EngineFacts {
  /** Cubic centimetres; kilowatt-hours of the battery when electric. */
  size: number | null
  /** `Petrol`, `Diesel`, `Hybrid`, `Electric`, `LPG`. */
  fuel: string | null
}

const grouped = new Intl.NumberFormat('en-GB')

/** `1.3 L petrol (1,329 cc)`; `40 kWh electric`; a rounded capacity is not given twice. */
export function engineLabel({ size, fuel }: EngineFacts): string {
  const kind = fuel === 'LPG' ? 'LPG' : fuel?.toLowerCase()
  if (size === null) return kind === undefined ? 'Not stated' : capitalised(kind)
  if (fuel === 'Electric') return `${size} kWh electric`
  const litres = size < 600 ? null : `${(size / 1000).toFixed(1)} L`
  const exact = litres !== null && size % 100 === 0 ? null : `${grouped.format(size)} cc`
  if (litres === null) return [exact, kind].filter(Boolean).join(' ')
  return [litres, kind, exact === null ? null : `(${exact})`].filter(Boolean).join(' ')
}

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}
