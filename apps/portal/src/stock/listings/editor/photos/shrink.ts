/** The size that the API stores (architecture §6): more would only cost the seller data. */
const longestSide = 2560

/** Below this a photo of the right size is sent as it is. */
const lightEnough = 3_000_000

/** The photo as a JPEG that is no larger than needed; as it is where that gains nothing or the browser cannot read it. */
export async function shrink(file: Blob): Promise<Blob> {
  const picture = await decode(file)
  if (!picture) return file
  try {
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    if (scale === 1 && file.size <= lightEnough) return file
    const smaller = await draw(picture, scale)
    return smaller && smaller.size < file.size ? smaller : file
  } finally {
    picture.close()
  }
}

/** A photo of a kind that the API does not read; null where the browser cannot read it either. */
export async function asJpeg(file: Blob): Promise<Blob | null> {
  const picture = await decode(file)
  if (!picture) return null
  try {
    return await draw(picture, Math.min(1, longestSide / Math.max(picture.width, picture.height)))
  } finally {
    picture.close()
  }
}

/** Turns it upright by its EXIF orientation. A file that cannot be read is left to the API to refuse. */
async function decode(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

async function draw(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d', { alpha: false })
  if (!pen) return null
  // Transparent parts of a PNG become white, as in the API.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86))
}
