import { createHash } from 'node:crypto'
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  Logging,
  LogLevel,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'

/**
 * A video as it is stored: pictures and sound as they came, in an MP4 written anew. Nothing else of the file is kept (places,
 * names, other tracks), and its table stands first, so that a browser plays it from its first bytes.
 */
export interface Video {
  /** Of the bytes as they came: what is written holds the time of its writing, and the same video is stored once. */
  hash: string
  data: Buffer
  seconds: number
  /** Pixels, as it is shown. */
  width: number
  height: number
}

/** Why a video is refused; a code of the catalogue `refusals`. */
export type VideoFault = 'video_invalid' | 'video_codec' | 'video_too_long' | 'video_too_wide'

export const longestVideo = 60
/** Full HD, upright or not: the phones of three years ago play it. */
const longestSide = 1920
/** A minute of 120 pictures a second, and of sound. */
const mostPackets = 60 * 120 + 60 * 100

/** H.264 of 8 bits and 4:2:0, which is what all browsers play: baseline, main and high. */
const playedPictures = /^avc1\.(42|4d|64)[0-9a-f]{4}$/i
/** AAC, plain and with either extension. */
const playedSound = /^mp4a\.40\.(2|5|29)$/

// What is wrong with a stranger's file is told to its sender, not to the log.
Logging.level = LogLevel.Silent

const isMp4 = (data: Buffer) => data.subarray(4, 8).toString('latin1') === 'ftyp'

/** The library tells no kinds of errors apart: what it throws is a fault of the file. */
export async function normalizeVideo(data: Buffer): Promise<Video | VideoFault> {
  if (!isMp4(data)) return 'video_invalid'
  using input = new Input({ source: new BufferSource(data), formats: [MP4] })
  try {
    const tracks = await playedTracks(input)
    return typeof tracks === 'string' ? tracks : await rewrite(tracks, data)
  } catch {
    return 'video_invalid'
  }
}

interface Tracks {
  video: InputVideoTrack
  audio: InputAudioTrack | null
  width: number
  height: number
}

async function playedTracks(input: Input): Promise<Tracks | VideoFault> {
  const video = await input.getPrimaryVideoTrack()
  if (!video) return 'video_invalid'
  const audio = await input.getPrimaryAudioTrack()
  const [pictures, sound] = [await codecOf(video), audio && (await codecOf(audio))]
  if (!playedPictures.test(pictures)) return 'video_codec'
  if (sound !== null && !playedSound.test(sound)) return 'video_codec'
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()]
  if (width < 1 || height < 1) return 'video_invalid'
  if (Math.max(width, height) > longestSide) return 'video_too_wide'
  // As the file says; what it holds is counted when it is read.
  const claimed = await input.getDurationFromMetadata()
  if (claimed !== null && Math.floor(claimed) > longestVideo) return 'video_too_long'
  return { video, audio, width, height }
}

async function codecOf(track: InputTrack): Promise<string> {
  return (await track.getCodecParameterString()) ?? ''
}

async function rewrite(
  { video, audio, width, height }: Tracks,
  given: Buffer,
): Promise<Video | VideoFault> {
  const pictures = await packetsOf(video, given.length)
  const sound = audio ? await packetsOf(audio, given.length - bytesOf(pictures)) : []
  const [first] = pictures
  if (!first || (await video.determinePacketType(first)) !== 'key') return 'video_invalid'
  // A recording that stops by itself stops a little late.
  const seconds = Math.floor(secondsOf([...pictures, ...sound]))
  if (seconds > longestVideo) return 'video_too_long'
  const data = await write({ video, audio }, { pictures, sound })
  const hash = createHash('sha256').update(given).digest('hex').slice(0, 32)
  return { hash, data, seconds: Math.max(1, seconds), width, height }
}

/**
 * In the order of decoding. A hostile table may name the same bytes again and again, so their sum is bounded before one is read;
 * and one of a file that was cut off names bytes that are not there.
 */
async function packetsOf(track: InputTrack, most: number): Promise<EncodedPacket[]> {
  const sink = new EncodedPacketSink(track)
  let [named, bytes] = [0, 0]
  for await (const { byteLength } of sink.packets(undefined, undefined, { metadataOnly: true })) {
    named += 1
    bytes += byteLength
    if (bytes > most || named > mostPackets) throw new RangeError('more than the file can have')
  }
  const packets: EncodedPacket[] = []
  for await (const packet of sink.packets()) packets.push(packet)
  if (packets.length < named) throw new RangeError('less than the file names')
  return packets
}

function bytesOf(packets: readonly EncodedPacket[]): number {
  return packets.reduce((sum, { byteLength }) => sum + byteLength, 0)
}

function secondsOf(packets: readonly EncodedPacket[]): number {
  let [begin, end] = [Infinity, 0]
  for (const { timestamp, duration } of packets) {
    begin = Math.min(begin, timestamp)
    end = Math.max(end, timestamp + duration)
  }
  return end - Math.max(0, begin)
}

interface Packets {
  pictures: readonly EncodedPacket[]
  sound: readonly EncodedPacket[]
}

async function write(
  { video, audio }: Pick<Tracks, 'video' | 'audio'>,
  { pictures, sound }: Packets,
): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const shown = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(shown, { rotation: await video.getRotation() })
  const heard = new EncodedAudioPacketSource('aac')
  if (audio) output.addAudioTrack(heard)
  await output.start()
  const [seen, told] = [await video.getDecoderConfig(), audio && (await audio.getDecoderConfig())]
  // Side by side, as they are played: one waits for the other.
  await Promise.all([
    addAll(shown, pictures, seen),
    audio ? addAll(heard, sound, told) : Promise.resolve(),
  ])
  await output.finalize()
  if (target.buffer === null) throw new Error('nothing was written')
  return Buffer.from(target.buffer)
}

interface PacketSource<Config> {
  add: (packet: EncodedPacket, meta?: { decoderConfig?: Config }) => Promise<void>
  close: () => void
}

async function addAll<Config>(
  source: PacketSource<Config>,
  packets: readonly EncodedPacket[],
  config: Config | null,
) {
  for (const packet of packets)
    await source.add(packet, config === null ? {} : { decoderConfig: config })
  source.close()
}
