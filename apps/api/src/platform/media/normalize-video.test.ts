import { describe, expect, it } from 'vitest'
import { video } from '../../../test/helpers/videos.ts'
import { normalizeVideo } from './normalize-video.ts'

const faultOf = async (data: Buffer) => {
  const read = await normalizeVideo(data)
  return typeof read === 'string' ? read : null
}

describe('a video', () => {
  it('keeps pictures and sound, and nothing else of the file', async () => {
    const given = await video({ seconds: 3 })
    expect([given.includes('Filmed at home'), given.includes('-4.0435+039.6682')]).toEqual([
      true,
      true,
    ])
    const kept = await normalizeVideo(given)
    if (typeof kept === 'string') throw new Error(kept)
    expect(kept).toMatchObject({ seconds: 3, width: 48, height: 32 })
    expect([kept.data.includes('Filmed at home'), kept.data.includes('-4.0435')]).toEqual([
      false,
      false,
    ])
    // Written again it stays as it is, and its table comes before its pictures.
    expect(await normalizeVideo(kept.data)).toMatchObject({ seconds: 3, width: 48, height: 32 })
    expect(kept.data.indexOf('moov')).toBeLessThan(kept.data.indexOf('mdat'))
  })

  it('is measured as it is shown', async () => {
    expect(await normalizeVideo(await video({ rotation: 90, sound: null }))).toMatchObject({
      width: 32,
      height: 48,
    })
  })

  it.each<[string, string | null, () => Promise<Buffer>]>([
    ['a minute', null, () => video({ seconds: 60, sound: null })],
    ['more than a minute', 'video_too_long', () => video({ seconds: 62, sound: null })],
    ['pictures of 10 bits', 'video_codec', () => video({ profile: 110 })],
    ['sound that is not AAC', 'video_codec', () => video({ sound: 'opus' })],
    ['more than Full HD', 'video_too_wide', () => video({ width: 3840 })],
    ['a QuickTime file', 'video_invalid', () => video({ container: 'mov' })],
    ['a file without its end', 'video_invalid', async () => (await video()).subarray(0, -300)],
    ['the first bytes alone', 'video_invalid', async () => (await video()).subarray(0, 40)],
    ['nothing', 'video_invalid', () => Promise.resolve(Buffer.alloc(0))],
    ['a page of the web', 'video_invalid', () => Promise.resolve(Buffer.from('<html>ftyp'))],
  ])('%s: %s', async (_, fault, make) => {
    expect(await faultOf(await make())).toBe(fault)
  })

  it('cannot name the same bytes again and again', async () => {
    const given = await video({ seconds: 4, sound: null })
    // The sizes of the samples, each of which then claims most of the file.
    const sizes = given.indexOf('stsz') + 16
    for (let sample = 0; sample < 8; sample += 1)
      given.writeUInt32BE(given.length - 2000, sizes + sample * 4)
    expect(await faultOf(given)).toBe('video_invalid')
  })
})
