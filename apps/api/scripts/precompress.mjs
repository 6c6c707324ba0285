// `node precompress.mjs FOLDER QUALITY`: writes a brotli and a gzip file next to each text file in the folder, at any depth. The
// server sends them as they are. QUALITY is brotli's, from 0 to 11 (builds.mjs).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const [folder, quality] = process.argv.slice(2)
for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(js|css|svg|json)$/.test(name)) continue
  const path = join(folder, name)
  const bytes = readFileSync(path)
  if (bytes.length < 1000) continue
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: Number(quality),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
