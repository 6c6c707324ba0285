import type { ListingVideo } from '@bandari/sdk'
import { mediaFileUrl } from '../../../platform/media/media-files.ts'

export interface VideoFacts {
  hash: string
  seconds: number
  bytes: number
  width: number
  height: number
}

export function videoView(
  { hash, seconds, bytes, width, height }: VideoFacts,
  origin: string,
): ListingVideo {
  return { url: mediaFileUrl(origin, { kind: 'video', hash }), seconds, bytes, width, height }
}
