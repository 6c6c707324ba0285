import { describe, expect, it } from 'vitest'
import { isPhoto } from './photo-kind.ts'

describe('isPhoto', () => {
  it.each([
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0, 0, 16], true],
    ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0], true],
    ['a GIF', [...new TextEncoder().encode('GIF89a')], false],
    ['a WebP', [...new TextEncoder().encode('RIFF\0\0\0\0WEBP')], false],
    ['half a signature', [0x89, 0x50], false],
    ['nothing', [], false],
  ])('%s', async (_name, bytes, expected) => {
    expect(await isPhoto(new Blob([new Uint8Array(bytes)]))).toBe(expected)
  })
})
