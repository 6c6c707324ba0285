import { pick, type Random } from '../../random.ts'
import { video } from '../../videos.ts'

const samples = [await video({ seconds: 1 }), await video({ seconds: 1, sound: null })]

/** The names of boxes whose numbers lead a reader to the bytes of a film (ISO/IEC 14496-12). */
const boxes = [
  'moov',
  'mvhd',
  'tkhd',
  'mdhd',
  'stsd',
  'stts',
  'stsc',
  'stsz',
  'stco',
  'avcC',
  'esds',
  'mdat',
]

const sizes = [0, 1, 7, 0x7fffffff, 0xffffffff]

/** A film one of whose boxes is not as long as it says, or says other numbers. */
export function videoBytes(random: Random): Buffer {
  const film = Buffer.from(pick(samples, random))
  if (random() < 0.3) return film
  const at = film.indexOf(pick(boxes, random))
  // Its length stands before its name, its numbers behind.
  const place = pick([at - 4, at + 8, at + 12], random)
  if (at > 4 && place + 4 <= film.length) film.writeUInt32BE(pick(sizes, random), place)
  return film
}
