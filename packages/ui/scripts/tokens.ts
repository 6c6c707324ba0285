/** Writes src/theme/tokens.css from src/theme/theme.ts; with --check, fails when the committed file is stale. */
import { readFileSync, writeFileSync } from 'node:fs'
import { tokensCss } from '../src/theme/tokens-css.ts'

const file = new URL('../src/theme/tokens.css', import.meta.url)
const wanted = tokensCss()

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== wanted) {
    process.stderr.write(
      'src/theme/tokens.css is not what src/theme/theme.ts says: run `pnpm tokens`\n',
    )
    process.exitCode = 1
  }
} else {
  writeFileSync(file, wanted)
}
