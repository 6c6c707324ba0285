import type { Site } from '../page/settings.ts'

/** Whether the flash offer is open (decisions 13): an offer that had ended for the server stays ended. */
export function isFlashOfferOpen(
  { flashOfferEnds, renderedAt }: Pick<Site, 'flashOfferEnds' | 'renderedAt'>,
  now = renderedAt,
): boolean {
  return flashOfferEnds !== null && Math.max(renderedAt, now) < Date.parse(flashOfferEnds)
}
