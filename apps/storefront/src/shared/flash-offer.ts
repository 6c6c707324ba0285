import type { Site } from './settings.ts'

/** Whether the flash offer can be had (decisions 13): what had ended for the server stays ended. */
export function isFlashOfferOpen(
  { flashOfferEnds, renderedAt }: Pick<Site, 'flashOfferEnds' | 'renderedAt'>,
  now = renderedAt,
): boolean {
  return flashOfferEnds !== null && Math.max(renderedAt, now) < Date.parse(flashOfferEnds)
}
