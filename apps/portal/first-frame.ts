import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IndexHtmlTransformContext, Plugin } from 'vite'

/** In the page for vite, which is told to leave it alone; when it is our turn it may have taken that mark away. */
const tag = /<script[^>]* src="\/first-frame\.js"><\/script>/
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
          bundle
            ? `<script src="/${fileName()}" data-ahead="${filesAhead(bundle)}"></script>`
            : `<script>${source()}</script>`,
        ),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: fileName(), source: source() })
    },
  }
}

/** The script of everybody who is signed in, which the entrance imports when it has come itself. */
function filesAhead(bundle: NonNullable<IndexHtmlTransformContext['bundle']>): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const app = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/App.tsx'))
  if (!app) throw new Error('The build has no App.tsx.')
  const atOnce = new Set(
    chunks
      .filter(({ isEntry }) => isEntry)
      .flatMap(({ fileName, imports }) => [fileName, ...imports]),
  )
  return [app.fileName, ...app.imports]
    .filter((file) => !atOnce.has(file))
    .map((file) => `/${file}`)
    .join(' ')
}

function fileName(): string {
  const hash = createHash('sha256').update(source()).digest('hex').slice(0, 8)
  return `portal-assets/first-frame-${hash}.js`
}
