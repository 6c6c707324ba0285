/** Model years as ranges: `2010–2013, 2015`. */
export function formatYears(years: readonly number[]): string {
  const ranges: { from: number; to: number }[] = []
  for (const year of [...years].sort((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last && year <= last.to + 1) last.to = year
    else ranges.push({ from: year, to: year })
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
