export interface PagerPosition {
  /** 1-based */
  page: number
  pages: number
  /** How many numbers show: 5 for vehicles, 3 for items (buyer spec §9). */
  size: number
}

/** The run of page numbers around `page`, shifted inwards at either end. */
export function pagerWindow({ page, pages, size }: PagerPosition): number[] {
  const length = Math.max(0, Math.min(size, pages))
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pages - length + 1))
  return Array.from({ length }, (_, offset) => first + offset)
}
