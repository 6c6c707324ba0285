/** Days back; 120 is how long a visit counts (decision 14). */
export const periods = [30, 120, 365] as const

export type Period = (typeof periods)[number]

export function readPeriod(text: string | null): Period {
  return periods.find((days) => String(days) === text) ?? 120
}
