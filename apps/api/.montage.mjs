import sharp from 'sharp'
const [out, ...files] = process.argv.slice(2)
const H = 1300
const imgs = await Promise.all(
  files.map(async (f) => {
    const m = await sharp(f).metadata()
    const h = Math.min(m.height, H)
    const b = await sharp(f).extract({ left: 0, top: 0, width: m.width, height: h }).toBuffer()
    return { b, w: m.width, h }
  }),
)
let x = 0
const comp = imgs.map((i) => {
  const c = { input: i.b, left: x, top: 0 }
  x += i.w + 12
  return c
})
await sharp({
  create: { width: x, height: Math.max(...imgs.map((i) => i.h)), channels: 3, background: '#888' },
})
  .composite(comp)
  .png()
  .toFile(out)
