import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  MovOutputFormat,
  Output,
} from 'mediabunny'

/** Small videos that every player plays: each picture is H.264 whose pixels are not compressed (I_PCM). */

/** 48 × 32 pixels are 3 × 2 macroblocks. */
export const [videoWidth, videoHeight] = [48, 32]
const blocks = (videoWidth / 16) * (videoHeight / 16)

/** Writes bits from the highest on, as ITU-T H.264 has them. */
class Bits {
  #bits = ''
  u(value: number, count: number) {
    this.#bits += value.toString(2).padStart(count, '0')
    return this
  }
  /** Exponential Golomb (9.1). */
  ue(value: number) {
    const code = (value + 1).toString(2)
    this.#bits += '0'.repeat(code.length - 1) + code
    return this
  }
  align() {
    this.#bits += '0'.repeat((8 - (this.#bits.length % 8)) % 8)
    return this
  }
  bytes(value: number, count: number) {
    for (let at = 0; at < count; at += 1) this.u(value, 8)
    return this
  }
  /** With the stop bit (7.3.2.11). */
  end(): Buffer {
    this.u(1, 1).align()
    return Buffer.from((this.#bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  }
}

const profile = 66
const level = 11

/** 7.3.2.1; picture order is that of decoding. */
const sequence = () =>
  Buffer.concat([
    Buffer.from([0x67, profile, 0, level]),
    new Bits()
      .ue(0)
      .ue(0)
      .ue(2)
      .ue(0)
      .u(0, 1)
      .ue(videoWidth / 16 - 1)
      .ue(videoHeight / 16 - 1)
      .u(1, 1)
      .u(0, 1)
      .u(0, 1)
      .u(0, 1)
      .end(),
  ])

/** 7.3.2.2. */
const pictureParameters = () =>
  Buffer.concat([
    Buffer.from([0x68]),
    new Bits()
      .ue(0)
      .ue(0)
      .u(0, 1)
      .u(0, 1)
      .ue(0)
      .ue(0)
      .ue(0)
      .u(0, 1)
      .u(0, 2)
      .ue(0)
      .ue(0)
      .ue(0)
      .u(1, 1)
      .u(0, 1)
      .u(0, 1)
      .end(),
  ])

/** One slice of one colour, without deblocking (7.3.3, 7.3.5). */
function picture(number: number, luma: number): Buffer {
  const bits = new Bits()
    .ue(0)
    .ue(7)
    .ue(0)
    .u(0, 4)
    .ue(number % 2)
    .u(0, 1)
    .u(0, 1)
    .ue(0)
    .ue(1)
  for (let block = 0; block < blocks; block += 1)
    bits.ue(25).align().bytes(luma, 256).bytes(100, 64).bytes(150, 64)
  const slice = Buffer.concat([Buffer.from([0x65]), bits.end()])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(slice.length)
  return Buffer.concat([length, slice])
}

function configuration(own: number): Buffer {
  const [sps, pps] = [sequence(), pictureParameters()]
  return Buffer.concat([
    Buffer.from([1, own, 0, level, 0xff, 0xe1, 0, sps.length]),
    sps,
    Buffer.from([1, 0, pps.length]),
    pps,
  ])
}

/** A frame of AAC-LC that is silent, of two channels. */
const silence = Buffer.from([0x21, 0x10, 0x04, 0x60, 0x8c, 0x1c])
const samplesOfFrame = 1024
const sampleRate = 44_100

/** The library asks for the `Uint8Array` of its own world, which in jsdom a buffer of Node is not. */
const bytes = (data: Buffer) => new Uint8Array(data)

interface VideoPlan {
  seconds?: number
  /** `profile_idc` as the file claims it. */
  profile?: number
  sound?: 'aac' | 'opus' | null
  container?: 'mp4' | 'mov'
  rotation?: 0 | 90
  /** Pixels across as the file claims them. */
  width?: number
}

/** Two pictures a second. */
export async function video({
  seconds = 2,
  profile: own = profile,
  sound = 'aac',
  container = 'mp4',
  rotation = 0,
  width = videoWidth,
}: VideoPlan = {}): Promise<Buffer> {
  const target = new BufferTarget()
  const format = container === 'mp4' ? new Mp4OutputFormat() : new MovOutputFormat()
  const output = new Output({ format, target })
  const [pictures, heard] = [
    new EncodedVideoPacketSource('avc'),
    new EncodedAudioPacketSource(sound ?? 'aac'),
  ]
  output.addVideoTrack(pictures, { rotation })
  if (sound !== null) output.addAudioTrack(heard)
  output.setMetadataTags({ title: 'Filmed at home', comment: '-4.0435+039.6682' })
  await output.start()
  const decoderConfig = {
    codec: `avc1.${Buffer.from([own, 0, level]).toString('hex')}`,
    codedWidth: width,
    codedHeight: videoHeight,
    description: bytes(configuration(own)),
  }
  for (let at = 0; at < seconds * 2; at += 1) {
    const packet = new EncodedPacket(bytes(picture(at, 40 + ((at * 9) % 160))), 'key', at / 2, 0.5)
    await pictures.add(packet, { decoderConfig })
  }
  if (sound !== null) await addSound(heard, { sound, seconds })
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer())
}

async function addSound(
  source: EncodedAudioPacketSource,
  { sound, seconds }: { sound: 'aac' | 'opus'; seconds: number },
) {
  const config =
    sound === 'aac'
      ? { codec: 'mp4a.40.2', description: new Uint8Array([0x12, 0x10]) }
      : { codec: 'opus' }
  const decoderConfig = { ...config, numberOfChannels: 2, sampleRate }
  const duration = samplesOfFrame / sampleRate
  for (let at = 0; (at + 1) * duration <= seconds; at += 1)
    await source.add(new EncodedPacket(bytes(silence), 'key', at * duration, duration), {
      decoderConfig,
    })
}
