export interface CardImage {
  src: string
  /** The same, smaller in bytes. */
  avif?: string
}

/**
 * The small size of a picture. A home card's address has its last path part replaced with
 * s-l225.jpg (buyer spec §2) if that part names a size in this manner; our own pictures have other sizes. Null when
 * there is no picture.
 */
export function cardImage(address: string): CardImage | null {
  if (address === 'No_Image_found') return null
  const own = address.replace(/-\d+\.jpg$/, '-320')
  if (own !== address) return { src: `${own}.jpg`, avif: `${own}.avif` }
  return { src: address.replace(/\/s-l\d+\.\w+$/, '/s-l225.jpg') }
}
