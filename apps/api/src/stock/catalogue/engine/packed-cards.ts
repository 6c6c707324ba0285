import { Dictionary } from './dictionary.ts'
import { twiceAsLong } from './twice-as-long.ts'
import { mostVarintBytes, varintsOf, writeVarint } from './varints.ts'

/** What a card shows that no search asks about. */
export interface CardFields {
  currency: string
  pictures: number
  /** Of the first picture; empty without one. */
  hash: string
  /** Where the vehicle stands, if that is too long for a dimension; else empty. */
  place: string
  title: string
}

/** In what `cardText` writes. */
const between = '\u001f'

/** As pictures are named (`media/normalize-photo.ts`). */
const usualHash = /^[0-9a-f]{32}$/
const hashBytes = 16

const unknown: CardFields = { currency: '', pictures: 0, hash: '', place: '', title: '' }

/**
 * What `cardText` writes, in some 28 bytes instead of 78: first what many cards share, one number for all of it, lowest bit
 * set where a hash follows as it is; then a number for each word of the title.
 */
export class PackedCards {
  readonly #kinds = new Dictionary()
  /** By the numbers of `#kinds`. */
  readonly #kindFields: CardFields[] = [unknown]
  readonly #words = new Dictionary()
  #draft = new Uint8Array(256)

  /** Nothing for the text of a vehicle that is gone, which is empty. */
  pack(card: string): Uint8Array {
    if (card === '') return new Uint8Array()
    const [currency = '', pictures = '0', hash = '', place = '', ...titles] = card.split(between)
    const title = titles.join(between)
    const isUsual = usualHash.test(hash)
    const shared = { currency, pictures: Number(pictures), hash: isUsual ? '' : hash, place }
    const most = hashBytes + mostVarintBytes * (title.length + 2)
    while (most > this.#draft.length) this.#draft = twiceAsLong(this.#draft)
    let end = writeVarint(this.#draft, 0, 2 * this.#kindOf(shared) + (isUsual ? 1 : 0))
    if (isUsual) end += asBuffer(this.#draft).write(hash, end, 'hex')
    for (const word of title.split(' ')) end = writeVarint(this.#draft, end, this.#words.add(word))
    return this.#draft.slice(0, end)
  }

  unpack(bytes: Uint8Array): CardFields {
    if (bytes.length === 0) return unknown
    let start = 1
    while ((bytes[start - 1] ?? 0) > 127) start += 1
    const [kind = 0] = varintsOf(bytes, 0, start)
    const fields = this.#kindFields[kind >>> 1] ?? unknown
    const isUsual = (kind & 1) === 1
    const words = varintsOf(bytes, isUsual ? start + hashBytes : start, bytes.length)
    const title = words.map((word) => this.#words.valueOf(word)).join(' ')
    if (!isUsual) return { ...fields, title }
    const hash = asBuffer(bytes).toString('hex', start, start + hashBytes)
    return { ...fields, hash, title }
  }

  #kindOf({ currency, pictures, hash, place }: Omit<CardFields, 'title'>): number {
    const code = this.#kinds.add([currency, pictures, hash, place].join(between))
    this.#kindFields[code] ??= { currency, pictures, hash, place, title: '' }
    return code
  }
}

function asBuffer(bytes: Uint8Array): Buffer {
  return bytes instanceof Buffer
    ? bytes
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
