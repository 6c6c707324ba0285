import type { ListingPhoto } from '@bandari/sdk'

/** Pixels. Cards are drawn 640 px across on an ordinary screen; below these sides even a telephone shows a blur. */
const least = { longer: 500, shorter: 300 }

/** A card is 4:3 and cuts off what lies outside; of anything longer than this it shows less than half. */
const mostProportion = 3

/** What is wrong with a photo that is taken nevertheless. Null where nothing is, or its size is not known. */
export function photoFlaw({
  width,
  height,
}: {
  width: number | null
  height: number | null
}): ListingPhoto['flaw'] {
  if (width === null || height === null) return null
  const longer = Math.max(width, height)
  const shorter = Math.min(width, height)
  if (longer < least.longer || shorter < least.shorter) return 'small'
  return longer > mostProportion * shorter ? 'narrow' : null
}
