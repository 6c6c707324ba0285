import { readFileSync, writeFileSync } from 'node:fs'
import { Font } from '@react-pdf/renderer'
import { type Family, fontFiles } from '../src/platform/fonts/font-files.ts'

/**
 * `node apps/api/scripts/font-coverage.ts` writes `src/platform/fonts/coverage.data.ts`: the characters of each font of printed
 * documents, so that a form can detect characters that no font has without opening 30 fonts.
 */

const page = new URL('../src/platform/fonts/coverage.data.ts', import.meta.url)

/** Latin characters count for these fonts alone, although every font has some. Marks count for each font, because they combine with its letters. */
const latinFamilies: readonly Family[] = ['Inter', 'Noto Sans']
const latinScripts =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u

const isMark = (point: number) => /\p{M}/u.test(String.fromCodePoint(point))
const isShown = (point: number) =>
  /[^\p{C}\p{Variation_Selector}]/u.test(String.fromCodePoint(point))

async function charactersOf(family: Family): Promise<number[]> {
  const [[fontWeight, src] = ['', '']] = Object.entries(fontFiles[family])
  const face = { fontFamily: family, fontWeight: Number(fontWeight) }
  Font.register({ family, fontWeight: face.fontWeight, src })
  await Font.load(face)
  return (Font.getFont(face).data?.characterSet ?? []).filter(isShown).sort((a, b) => a - b)
}

function rangesOf(points: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  return ranges
    .map(([from, to]) => (from === to ? [from] : [from, to]))
    .map((range) => range.map((point) => point.toString(16)).join('-'))
    .join(' ')
}

export async function coveragePage(): Promise<string> {
  const latinPoints = new Set<number>()
  const lines: string[] = []
  for (const family of Object.keys(fontFiles) as Family[]) {
    const isLatin = latinFamilies.includes(family)
    const points = (await charactersOf(family)).filter(
      (point) => !isLatin || latinScripts.test(String.fromCodePoint(point)),
    )
    const fontPoints = points.filter((point) => isMark(point) || !latinPoints.has(point))
    if (isLatin) for (const point of points) latinPoints.add(point)
    lines.push(`  ${/ /.test(family) ? `'${family}'` : family}:\n    '${rangesOf(fontPoints)}',`)
  }
  return `import type { Family } from './font-files.ts'

/** Written by \`scripts/font-coverage.ts\`; never edited. Ranges of code points in hexadecimal numbers. */
export const coverage = {
${lines.join('\n')}
} as const satisfies Record<Family, string>
`
}

export function storedCoverage(): string {
  return readFileSync(page, 'utf8')
}

if (import.meta.main) writeFileSync(page, await coveragePage())
