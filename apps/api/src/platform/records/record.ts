import { DefaultDeserializer, DefaultSerializer } from 'node:v8'
import { crc32 } from 'node:zlib'

/** What is read back is not what was written. */
export class DamagedRecordError extends Error {}

const kinds = [
  Uint8Array,
  Uint16Array,
  Uint32Array,
  Int16Array,
  Int32Array,
  Float64Array,
  Buffer,
] as const
type Kind = (typeof kinds)[number]
type View = InstanceType<Kind>

/** Every array begins at a multiple of it, so that it can be used where it was read. */
const alignment = 8

/** Bytes of a record's frame: how many bytes follow, and their CRC-32. */
export const frameBytes = 8

interface Frame {
  length: number
  crc: number
}

/**
 * A value as bytes: numbers, texts, lists, plain objects, maps and typed arrays within one another, as `v8.serialize` takes
 * them. The bytes of its arrays come last, as they are: a record of millions of numbers costs no copy to write, and
 * one to read.
 */
export function encodeRecord(value: unknown): Uint8Array[] {
  const serializer = new ArraysApart()
  serializer.writeHeader()
  serializer.writeValue(value)
  const shape = serializer.releaseBuffer()
  const { arrays } = serializer
  const table = Uint32Array.from([
    shape.length,
    arrays.length,
    ...arrays.flatMap((array) => [kindOf(array), array.byteLength]),
  ])
  const parts = [table, shape, ...arrays].flatMap(aligned)
  const frame: Frame = { length: 0, crc: 0 }
  for (const part of parts) {
    frame.length += part.length
    frame.crc = crc32(part, frame.crc)
  }
  return [bytesOf(Uint32Array.of(frame.length, frame.crc)), ...parts]
}

export function decodeFrame(bytes: Uint8Array): Frame {
  const [length = 0, crc = 0] = new Uint32Array(bytes.slice().buffer)
  return { length, crc }
}

/** The value whose record this is, without its frame. Its arrays lie in `bytes`, which nobody else may change. */
export function decodeRecord(bytes: ArrayBuffer, { crc }: Frame): unknown {
  if (crc32(new Uint8Array(bytes)) !== crc) throw new DamagedRecordError('A record is damaged')
  const [shapeLength = 0, count = 0] = new Uint32Array(bytes, 0, 2)
  const table = new Uint32Array(bytes, 0, 2 + 2 * count)
  const shapeStart = nextAligned(table.byteLength)
  let start = nextAligned(shapeStart + shapeLength)
  const arrays = Array.from({ length: count }, (_, index) => {
    const [kind = 0, length = 0] = table.subarray(2 + 2 * index)
    const array = viewOf(kind, bytes, { start, length })
    start = nextAligned(start + length)
    return array
  })
  const deserializer = new ArraysGiven(new Uint8Array(bytes, shapeStart, shapeLength), arrays)
  deserializer.readHeader()
  return deserializer.readValue()
}

/** Writes a number where an array stands (https://nodejs.org/docs/latest-v24.x/api/v8.html#serializer_writehostobjectobject). */
class ArraysApart extends DefaultSerializer {
  readonly arrays: View[] = []

  _writeHostObject(array: View): void {
    this.writeUint32(this.arrays.push(array) - 1)
  }
}

class ArraysGiven extends DefaultDeserializer {
  readonly #arrays: readonly View[]

  constructor(shape: Uint8Array, arrays: readonly View[]) {
    super(shape)
    this.#arrays = arrays
  }

  _readHostObject(): View | undefined {
    return this.#arrays[this.readUint32()]
  }
}

function kindOf(array: View): number {
  const kind = kinds.findIndex((one) => array.constructor === one)
  if (kind < 0) throw new TypeError(`No record holds ${array.constructor.name}`)
  return kind
}

function viewOf(
  kind: number,
  bytes: ArrayBuffer,
  { start, length }: { start: number; length: number },
): View {
  const type = kinds[kind]
  if (!type) throw new DamagedRecordError(`A record has an array of kind ${kind}`)
  if (type === Buffer) return Buffer.from(bytes, start, length)
  const Type = type as Exclude<Kind, typeof Buffer>
  return new Type(bytes, start, length / Type.BYTES_PER_ELEMENT)
}

function nextAligned(bytes: number): number {
  return Math.ceil(bytes / alignment) * alignment
}

/** With what follows it up to where the next may begin. */
function aligned(array: View): Uint8Array[] {
  const { byteLength } = array
  const rest = nextAligned(byteLength) - byteLength
  return rest === 0 ? [bytesOf(array)] : [bytesOf(array), new Uint8Array(rest)]
}

function bytesOf({ buffer, byteOffset, byteLength }: View): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}
