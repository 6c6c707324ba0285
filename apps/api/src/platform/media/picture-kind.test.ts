import { expect, it } from 'vitest'
import { pictureKindOf } from './picture-kind.ts'

const box = (brands: string) => {
  const text = `ftyp${brands.slice(0, 4)}\0\0\0\0${brands.slice(4)}`
  const length = Buffer.alloc(4)
  length.writeUInt32BE(4 + text.length)
  return Buffer.concat([length, Buffer.from(text, 'latin1'), Buffer.from('the rest: avif')])
}

it.each([
  ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
  ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), 'png'],
  ['half of its signature', Buffer.from([0x89, 0x50, 0x4e]), null],
  ['a WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 '), 'webp'],
  ['a sound', Buffer.from('RIFF\0\0\0\0WAVEfmt '), null],
  ['an AVIF', box('avifmif1miaf'), 'avif'],
  ['an AVIF that begins otherwise', box('mif1avifmiaf'), 'avif'],
  ['a picture of an iPhone', box('heicmif1heic'), 'heic'],
  ['another HEIF', box('mif1heic'), 'heic'],
  ['a video of an iPhone', box('qt  qt  '), null],
  ['an MP4', box('isomiso2avc1'), null],
  ['a box without end', Buffer.from('\0\0\0\0ftyp'), null],
  ['nothing', Buffer.alloc(0), null],
])('%s', (_name, data, kind) => {
  expect(pictureKindOf(data)).toBe(kind)
})
