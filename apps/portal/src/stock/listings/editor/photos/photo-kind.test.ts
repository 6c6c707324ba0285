import { describe, expect, it } from 'vitest'
import { photoKind } from './photo-kind.ts'

const bytesOf = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0))
const box = (brands: string) => [0, 0, 0, 8 + brands.length, ...bytesOf(`ftyp${brands}, avif`)]

describe('photoKind', () => {
  it.each([
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0, 0, 16], 'photo'],
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], 'photo'],
    ['a WebP', bytesOf('RIFF\0\0\0\0WEBP'), 'photo'],
    ['an AVIF', box('mif1\0\0\0\0avif'), 'photo'],
    ['a photo of an iPhone', box('heic\0\0\0\0mif1heic'), 'heic'],
    ['another HEIF', box('heix\0\0\0\0mif1'), 'heic'],
    ['an MP4', box('isom\0\0\0\0avc1'), 'other'],
    ['a GIF', bytesOf('GIF89a'), 'other'],
    ['half a signature', [0x89, 0x50], 'other'],
    ['nothing', [], 'other'],
  ])('%s', async (_name, bytes, expected) => {
    expect(await photoKind(new Blob([new Uint8Array(bytes)]))).toBe(expected)
  })
})
