import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const tag = '<script src="/first-frame.js"></script>'
const source = () => readFileSync(new URL('first-frame.js', import.meta.url), 'utf8')

/**
 * The theme before the first frame: `first-frame.js` runs before anything is drawn, where the portal's own script comes a
 * second later and a dark room began white. A file and not a line of the page, because the policy allows no such line.
 */
export function firstFrame(): Plugin {
  return {
    name: 'bandari-first-frame',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        html.replace(
          tag,
          bundle ? `<script src="/${fileName()}"></script>` : `<script>${source()}</script>`,
        ),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: fileName(), source: source() })
    },
  }
}

function fileName(): string {
  const hash = createHash('sha256').update(source()).digest('hex').slice(0, 8)
  return `portal-assets/first-frame-${hash}.js`
}
