import { pick, type Random } from '../../random.ts'

/** Bytes that readers of files take for something. */
const telling: readonly Buffer[] = [
  Buffer.from([0]),
  Buffer.from([0xff]),
  Buffer.from([0xef, 0xbb, 0xbf]),
  Buffer.from([0xff, 0xfe]),
  Buffer.from([0x80, 0xc0, 0xed, 0xa0, 0x80]),
  Buffer.from([0xff, 0xff, 0xff, 0xff]),
  Buffer.from([0x7f, 0xff, 0xff, 0xff]),
  Buffer.from('"'),
  Buffer.from('\r'),
  Buffer.from('<'),
  Buffer.from(']]>'),
  Buffer.from('&#0;'),
  Buffer.from('<!DOCTYPE a [<!ENTITY b "cc">]>'),
  Buffer.from('99999999999999999999'),
  Buffer.from('-0'),
  Buffer.from('1e309'),
  Buffer.from('\u202E\u2066\u{1F600}'),
]

type Spoil = (bytes: Buffer, random: Random) => Buffer

const placeIn = ({ length }: Buffer, random: Random) => Math.floor(random() * (length + 1))

const spoilers: readonly Spoil[] = [
  // Cut off.
  (bytes, random) => bytes.subarray(0, placeIn(bytes, random)),
  // Without its beginning.
  (bytes, random) => bytes.subarray(placeIn(bytes, random)),
  function flip(bytes, random) {
    const copy = Buffer.from(bytes)
    const times = 1 + Math.floor(random() * 8)
    for (let time = 0; time < times && copy.length > 0; time += 1)
      copy.writeUInt8(Math.floor(random() * 256), Math.floor(random() * copy.length))
    return copy
  },
  function insert(bytes, random) {
    const at = placeIn(bytes, random)
    return Buffer.concat([bytes.subarray(0, at), pick(telling, random), bytes.subarray(at)])
  },
  function leaveOut(bytes, random) {
    const at = placeIn(bytes, random)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + placeIn(bytes, random) / 8)])
  },
  function repeat(bytes, random) {
    const at = placeIn(bytes, random)
    const part = bytes.subarray(at, at + 1 + Math.floor(random() * 200))
    const often = pick([1, 2, 50, 2000], random)
    const parts = Array.from({ length: often }, () => part)
    return Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)])
  },
  // Text in another encoding.
  (bytes) =>
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(bytes.toString('latin1'), 'utf16le')]),
]

/** A file with one or two of its parts changed, left out or repeated. */
export function spoilBytes(bytes: Buffer, random: Random): Buffer {
  const once = pick(spoilers, random)(bytes, random)
  return random() < 0.7 ? once : pick(spoilers, random)(once, random)
}
