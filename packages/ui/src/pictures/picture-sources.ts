const widths = [320, 640, 960, 1600]
const rendition = /-\d+\.jpg$/

export interface PictureSources {
  avif: string
  webp: string
  jpg: string
}

/**
 * The srcset of each format, from the URL of one rendition `…/{hash}-640.jpg`: every picture
 * exists in four widths and three formats. Null for a URL of another form.
 */
export function pictureSources(src: string): PictureSources | null {
  if (!rendition.test(src)) return null
  const base = src.replace(rendition, '')
  const srcset = (format: string) =>
    widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')
  return { avif: srcset('avif'), webp: srcset('webp'), jpg: srcset('jpg') }
}
